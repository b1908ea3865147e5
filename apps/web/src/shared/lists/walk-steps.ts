import type { Walk } from './walk.ts'

/** A list, as far as it is known: that it may be read further is for who reads it to know. */
type Known = Omit<Walk, 'list' | 'isTyped'>

/** Somebody in the list, and the place they have in it, from 0. */
interface Step {
  readonly id: number
  readonly place: number
}

/** Where somebody stands in a list, and whom it leads to. */
export interface Steps {
  readonly place: number
  readonly previous: Step | undefined
  readonly next: Step | undefined
  /** The page of the list, from 1, that has to be read before it is known whom it leads to. */
  readonly wanted: number | undefined
}

/** Where somebody stands in the part of a list that is known; undefined where they are not in it. */
export function stepsFrom(walk: Known, id: number): Steps | undefined {
  const at = walk.ids.indexOf(id)
  if (at === -1) return undefined
  const previous = nearest(walk, at, -1)
  const next = nearest(walk, at, 1)
  const end = walk.first + walk.ids.length
  const isLast = !next && end < walk.total
  const isFirst = !previous && walk.first > 0
  const page = isLast ? Math.floor(end / walk.size) + 1 : Math.ceil(walk.first / walk.size)
  const wanted = isLast || isFirst ? page : undefined
  return { place: walk.first + at, previous, next, wanted }
}

function nearest({ ids, first }: Known, from: number, by: 1 | -1): Step | undefined {
  for (let at = from + by; at >= 0 && at < ids.length; at += by) {
    const id = ids[at]
    if (id !== null && id !== undefined) return { id, place: first + at }
  }
  return undefined
}

/** The list with one more page known, which stands right before or behind what is known. */
export function withPage<One extends Known>(
  walk: One,
  page: number,
  read: { readonly ids: Walk['ids']; readonly total: number },
): One {
  const first = (page - 1) * walk.size
  const known = new Set(walk.ids)
  // Who has moved since over the end of a page stands where they were found first.
  const fresh = read.ids.filter((id) => id === null || !known.has(id))
  if (first < walk.first) {
    return { ...walk, first: walk.first - fresh.length, ids: [...fresh, ...walk.ids] }
  }
  // Nobody new means that the list has become shorter, and ends here.
  const end = walk.first + walk.ids.length + fresh.length
  const total = fresh.length === 0 ? end : Math.max(read.total, end)
  return { ...walk, ids: [...walk.ids, ...fresh], total }
}
