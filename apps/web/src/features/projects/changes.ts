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
  if (before === undefined)
    return isObject(after) ? inside({}, after, path) : [{ path, kind: 'added', after }]
  if (after === undefined) return [{ path, kind: 'removed', before }]
  if (isObject(before) && isObject(after)) return inside(before, after, path)
  const lists = [namedItems(before), namedItems(after)]
  const [old, now] = lists
  if (old && now) return betweenLists(old, now, path)
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
  const kept = (list: Named, other: Named) => [...list.keys()].filter((name) => other.has(name))
  if (kept(before, after).join('\n') !== kept(after, before).join('\n')) {
    changes.push({ path, kind: 'moved' })
  }
  return changes
}

/** A list of things that have names of their own; undefined for any other value. */
function namedItems(value: Json): Named | undefined {
  if (!Array.isArray(value)) return undefined
  const items = new Map<string, Json>()
  for (const item of value as readonly Json[]) {
    const name = getAt(item, ['Name']) ?? getAt(item, ['state']) ?? getAt(item, ['ActionId'])
    if (name === undefined || items.has(String(name))) return undefined
    items.set(String(name), item)
  }
  return items
}

/**
 * Joins two changes of the same thing: what only one side changed is taken from there; where both
 * changed the same, mine stands and its path is named.
 */
export function mergeChanges(
  base: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: JsonPath = [],
): { readonly merged: Json | undefined; readonly both: readonly JsonPath[] } {
  if (isSame(mine, theirs) || isSame(base, mine)) return { merged: theirs, both: [] }
  if (isSame(base, theirs)) return { merged: mine, both: [] }
  if (!isObject(mine) || !isObject(theirs)) return { merged: mine, both: [path] }
  const old = isObject(base) ? base : {}
  const both: JsonPath[] = []
  const merged: Record<string, Json> = {}
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const part = mergeChanges(old[key], mine[key], theirs[key], [...path, key])
    both.push(...part.both)
    if (part.merged !== undefined) merged[key] = part.merged
  }
  return { merged, both }
}
