import type { ObjectKind, SchemaObject } from './parse-schema.ts'

/** Views read functions, triggers call them. */
const KINDS: readonly ObjectKind[] = ['schema', 'function', 'view', 'trigger']

const WORDS = /[a-z_][\w.]*/gi

/**
 * The objects in an order in which each can be made: by kind, and within a kind what another names comes
 * before it. Functions that name each other stay as they stand.
 * @example orderObjects of the view a, which reads b, and of the view b gives b and a
 */
export function orderObjects(objects: readonly SchemaObject[]): SchemaObject[] {
  return KINDS.flatMap((kind) => orderOne(objects.filter((object) => object.kind === kind)))
}

function orderOne(objects: readonly SchemaObject[]): SchemaObject[] {
  const named = Map.groupBy(objects, ({ name }) => name)
  const ordered = new Set<SchemaObject>()
  const open = new Set<SchemaObject>()
  const add = (object: SchemaObject) => {
    if (ordered.has(object) || open.has(object)) return
    open.add(object)
    for (const word of new Set(object.sql.toLowerCase().match(WORDS))) {
      for (const before of named.get(word) ?? []) add(before)
    }
    ordered.add(object)
  }
  for (const object of objects) add(object)
  return [...ordered]
}
