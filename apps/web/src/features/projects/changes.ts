import { getAt, isObject, isSame, type Json, type JsonObject, type JsonPath } from './json-path.ts'

/** One difference. In lists of named things the path has the name in the place's stead. */
export interface Change {
  readonly path: JsonPath
  readonly kind: 'added' | 'removed' | 'changed' | 'moved'
  readonly before?: Json | undefined
  readonly after?: Json | undefined
}

/** What differs, part by part: fields and menu entries are told apart by name, not by place. */
export function listChanges(
  before: Json | undefined,
  after: Json | undefined,
  path: JsonPath = [],
): Change[] {
  if (isSame(before, after)) return []
  if (before === undefined && isObject(after)) return inside({}, after, path)
  if (after === undefined && isObject(before)) return inside(before, {}, path)
  if (isObject(before) && isObject(after)) return inside(before, after, path)
  const old = namedItems(before)
  const now = namedItems(after)
  if (old && now && old.size + now.size > 0) return betweenLists(old, now, path)
  if (before === undefined) return [{ path, kind: 'added', after }]
  if (after === undefined) return [{ path, kind: 'removed', before }]
  return [{ path, kind: 'changed', before, after }]
}

function inside(before: JsonObject, after: JsonObject, path: JsonPath): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => listChanges(before[key], after[key], [...path, key]))
}

type Named = ReadonlyMap<string, Json>

function betweenLists(before: Named, after: Named, path: JsonPath): Change[] {
  const changes: Change[] = []
  for (const [name, item] of before) {
    const now = after.get(name)
    if (now === undefined) changes.push({ path: [...path, name], kind: 'removed', before: item })
    else changes.push(...listChanges(item, now, [...path, name]))
  }
  for (const [name, item] of after) {
    if (!before.has(name)) changes.push({ path: [...path, name], kind: 'added', after: item })
  }
  if (isReordered(before, after)) changes.push({ path, kind: 'moved' })
  return changes
}

/** Whether what two lists have in common stands in another order. */
function isReordered(one: Named, other: Named): boolean {
  const kept = (list: Named, known: Named) => [...list.keys()].filter((name) => known.has(name))
  return kept(one, other).join('\n') !== kept(other, one).join('\n')
}

/** What a thing of a list is known by: a field, a menu entry, an action, a condition on a field. */
const NAMING = ['Name', 'state', 'ActionId', 'Field'] as const

/** A list of things that have names of their own, or no list yet; undefined for any other value. */
function namedItems(value: Json | undefined): Named | undefined {
  if (value !== undefined && !Array.isArray(value)) return undefined
  const items = new Map<string, Json>()
  for (const item of (value ?? []) as readonly Json[]) {
    const name = NAMING.map((key) => getAt(item, [key])).find((known) => known !== undefined)
    if (name === undefined || items.has(String(name))) return undefined
    items.set(String(name), item)
  }
  return items
}

/** What both have changed, from mine to theirs. */
export function listClashes(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
): Change[] {
  const { both } = mergeChanges(base, mine, theirs)
  return listChanges(mine, theirs).filter(({ path }) =>
    both.some((clash) => clash.every((part, place) => part === path[place])),
  )
}

interface Merged {
  readonly merged: Json | undefined
  readonly both: readonly JsonPath[]
}

/**
 * Joins two changes of the same thing: what only one side changed is taken from there, in lists of
 * named things one by one; where both changed the same, mine stands and its path is named.
 */
export function mergeChanges(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: JsonPath = [],
): Merged {
  if (isSame(mine, theirs) || isSame(base, mine)) return { merged: theirs, both: [] }
  if (isSame(base, theirs)) return { merged: mine, both: [] }
  if (isObject(mine) && isObject(theirs)) {
    const old = isObject(base) ? base : {}
    const keys = [...Object.keys(theirs), ...Object.keys(mine)]
    const { parts, both } = mergeParts(keys, path, (key) => [old[key], mine[key], theirs[key]])
    return { merged: Object.fromEntries(parts), both }
  }
  const lists = [namedItems(base), namedItems(mine), namedItems(theirs)] as const
  const [old, own, other] = lists
  if (Array.isArray(mine) && Array.isArray(theirs) && old && own && other) {
    const isMoved = isReordered(old, own)
    const names = isMoved ? [...own.keys(), ...other.keys()] : [...other.keys(), ...own.keys()]
    const { parts, both } = mergeParts(names, path, (name) => [
      old.get(name),
      own.get(name),
      other.get(name),
    ])
    const movedBoth = isMoved && isReordered(old, other) ? [path] : []
    return { merged: parts.map(([, item]) => item), both: [...movedBoth, ...both] }
  }
  return { merged: mine, both: [path] }
}

/** Joins part by part what has names; a part that is nothing afterwards is left out. */
function mergeParts(
  names: readonly string[],
  path: JsonPath,
  sidesOf: (name: string) => readonly [Json | undefined, Json | undefined, Json | undefined],
) {
  const joined = [...new Set(names)].map((name) => {
    const [base, mine, theirs] = sidesOf(name)
    return { name, ...mergeChanges(base, mine, theirs, [...path, name]) }
  })
  const parts = joined.flatMap(({ name, merged }): [string, Json][] =>
    merged === undefined ? [] : [[name, merged]],
  )
  return { parts, both: joined.flatMap(({ both }) => both) }
}
