import type { Walk } from './walk.ts'

/** A list, as far as it is known: that it may be read further is for who reads it to know. */
type Known = Omit<Walk, 'list' | 'isTyped'>

type Ids = Walk['ids']

/** Somebody in the list, and the place they have in it, from 0. */
interface Step {
  readonly id: number
  readonly place: number
}

/** Where somebody stands in a list, and whom it leads to. */
export interface Steps {
  readonly place: number
  /** How many there are, as far as is known. */
  readonly total: number
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
  const end = endOf(walk)
  const isLast = !next && end < walk.total
  const isFirst = !previous && walk.first > 0
  const page = isLast ? Math.floor(end / walk.size) + 1 : Math.ceil(walk.first / walk.size)
  const wanted = isLast || isFirst ? page : undefined
  const total = Math.max(walk.total, walk.first + walk.ids.length)
  return { place: walk.first + at, total, previous, next, wanted }
}

/** The place behind the last of those who are known. */
const endOf = ({ first, ids, end }: Known): number => end ?? first + ids.length

function nearest({ ids, first }: Known, from: number, by: 1 | -1): Step | undefined {
  for (let at = from + by; at >= 0 && at < ids.length; at += by) {
    const id = ids[at]
    if (id !== null && id !== undefined) return { id, place: first + at }
  }
  return undefined
}

/** A page of a list as it is now. */
interface Page {
  readonly ids: Ids
  readonly total: number
}

/** What was read of a list before or behind what is known of it, as the list is now. */
interface Read extends Page {
  readonly isBefore: boolean
  /** The places of the first and behind the last of the page that was wanted. */
  readonly first: number
  readonly end: number
  /** Whether people have come or gone since the list was opened: pages do not follow by themselves. */
  readonly isMoved: boolean
}

/** So many pages beside the one that is wanted are read where people have come or gone, at most. */
const BESIDE = 5

/**
 * Reads the page before or behind what is known. Where people have come or gone since, it reads on towards
 * those who are known, so that nobody between is passed over.
 */
export async function readOn(
  known: Known,
  page: number,
  read: (page: number) => Promise<Page>,
): Promise<Read> {
  const { size } = known
  const start = (page - 1) * size
  const isBefore = start < known.first
  const people = new Set(known.ids.filter((id) => id !== null))
  const isKnown = (id: number | null): boolean => id !== null && people.has(id)
  const wanted = await read(page)
  const { total } = wanted
  const isMoved = known.isMoved === true || total !== known.total
  const towards = isBefore ? 1 : -1
  const seamOf = (ids: Ids): number =>
    isBefore ? ids.findIndex(isKnown) : ids.findLastIndex(isKnown)
  const overlap = seamOf(wanted.ids)
  // Whoever stands among those who are known, and has no page, is there already.
  const isBeyond = (at: number): boolean => (isBefore ? at < overlap : at > overlap)
  let ids = wanted.ids.filter((id, at) => id !== null || overlap === -1 || isBeyond(at))
  let isJoined = !isMoved || overlap !== -1
  for (let beside = 1; !isJoined && beside <= BESIDE; beside++) {
    const at = page + beside * towards
    if (at < 1 || (isBefore && (at - 1) * size >= total)) break
    // One after the other: where they meet is not known before.
    const near = (await read(at)).ids
    const seam = seamOf(near)
    isJoined = seam !== -1
    const between = isBefore ? near.slice(0, isJoined ? seam : undefined) : near.slice(seam + 1)
    ids = isBefore ? [...ids, ...between] : [...between, ...ids]
  }
  return { isBefore, ids, total, first: start, end: start + wanted.ids.length, isMoved }
}

/** The list with what was read before or behind what is known. */
export function withPage<One extends Known>(walk: One, read: Read): One {
  const { isBefore, isMoved } = read
  const known = new Set(walk.ids)
  // Who has moved since over the end of a page stands where they were found first.
  const fresh = read.ids.filter((id) => {
    const isFresh = id === null || !known.has(id)
    known.add(id)
    return isFresh
  })
  const moved = isMoved && { isMoved }
  const end = endOf(walk)
  // Whatever it had, the page before is the next one: it ends at the first.
  if (isBefore) return { ...walk, ...moved, first: read.first, end, ids: [...fresh, ...walk.ids] }
  const ids = [...walk.ids, ...fresh]
  // Where there is nobody new, and the list goes no further, it ends here.
  if (read.end <= end && fresh.every((id) => id === null))
    return { ...walk, ...moved, end, total: end }
  return { ...walk, ...moved, ids, end: read.end, total: read.total }
}
