import { getAt, isObject, type Json, type JsonPath } from './json-path.ts'

/** Entries after one of them was moved into another or out of it, and where it is now. */
export interface Nested {
  readonly next: readonly Json[]
  readonly at: JsonPath
}

/** The entries with one below the entry before it; its own entries come along, beside it. */
export function indented(entries: readonly Json[], place: number): Nested {
  const [above, entry] = [entries[place - 1], entries[place]]
  if (!isObject(above) || !isObject(entry)) return { next: entries, at: [place] }
  const { items: own, ...leaf } = entry
  const before = listOf(above['items'])
  const parent = { ...above, items: [...before, leaf, ...listOf(own)] }
  return {
    next: entries.toSpliced(place - 1, 2, parent),
    at: [place - 1, 'items', before.length],
  }
}

/** The entries with one that was below another now behind that. */
export function outdented(entries: readonly Json[], parent: number, place: number): Nested {
  const above = entries[parent]
  const items = listOf(getAt(above, ['items']))
  const leaf = items[place]
  if (!isObject(above) || leaf === undefined) return { next: entries, at: [parent] }
  const { items: _old, ...bare } = above
  const rest = items.toSpliced(place, 1)
  const left = rest.length > 0 ? { ...bare, items: rest } : bare
  return { next: entries.toSpliced(parent, 1, left, leaf), at: [parent + 1] }
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : []
}
