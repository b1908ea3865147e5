import { z } from 'zod'

/** What a value may hold, as its schema says. Texts, numbers and the like hold nothing. */
export interface Bounds {
  /** As a list: how many items, and what each may hold. */
  readonly list?: { readonly most: number; readonly item: Bounds }
  /** As an object: how many keys, and what the value of each may hold; `other` is of keys without a name here. */
  readonly object?: {
    readonly most: number
    readonly named: ReadonlyMap<string, Bounds>
    readonly other: Bounds
  }
  /** True where the schema says nothing: only what holds for the whole input limits it. */
  readonly isOpen?: true
  /** How many keys and items it may have in all. */
  readonly values: number
}

type JsonSchema = z.core.JSONSchema.JSONSchema

const NOTHING: Bounds = { values: 0 }

/** Of what a schema says nothing of. */
export const ANYTHING: Bounds = { isOpen: true, values: Infinity }

/** So many keys that a schema does not know are let through to it, to be refused by their names. */
const UNKNOWN_KEYS = 20

const known = new WeakMap<z.ZodType, Bounds>()

/** What an input may hold by its schema; worked out once, when it is first asked for. */
export function boundsOf(input: z.ZodType): Bounds {
  const before = known.get(input)
  if (before) return before
  const bounds = read(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  known.set(input, bounds)
  return bounds
}

function read(schema: JsonSchema | boolean): Bounds {
  if (typeof schema === 'boolean') return schema ? ANYTHING : NOTHING
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(read).reduce(either)
  switch (schema.type) {
    case 'array':
      return readList(schema)
    case 'object':
      return readObject(schema)
    case undefined:
      return schema.const === undefined && schema.enum === undefined ? ANYTHING : NOTHING
    default:
      return NOTHING
  }
}

function readList({ items, prefixItems = [], maxItems }: JsonSchema): Bounds {
  const kinds = [...prefixItems, ...(Array.isArray(items) ? items : [items ?? false])]
  const item = kinds.map(read).reduce(either)
  const most = maxItems ?? (items === undefined ? prefixItems.length : Infinity)
  return { list: { most, item }, values: times(most, item) }
}

function readObject({
  properties = {},
  propertyNames,
  additionalProperties = false,
  maxProperties,
}: JsonSchema): Bounds {
  const named = new Map(Object.entries(properties).map(([name, schema]) => [name, read(schema)]))
  const other = read(additionalProperties)
  const names = (propertyNames as JsonSchema | undefined)?.enum?.length
  const others = additionalProperties === false ? UNKNOWN_KEYS : (names ?? Infinity)
  const most = maxProperties ?? named.size + others
  const values = [...named.values()].reduce((sum, { values }) => sum + values, 0)
  return {
    object: { most, named, other },
    values: values + named.size + times(Math.min(others, most), other),
  }
}

/** So many values, and what each of them holds. */
const times = (most: number, { values }: Bounds): number => (most === 0 ? 0 : most * (1 + values))

/** What may be one or the other may hold what either holds. */
function either(one: Bounds, other: Bounds): Bounds {
  if (one.isOpen || other.isOpen) return ANYTHING
  const list =
    one.list && other.list
      ? {
          most: Math.max(one.list.most, other.list.most),
          item: either(one.list.item, other.list.item),
        }
      : (one.list ?? other.list)
  const object =
    one.object && other.object
      ? eitherObject(one.object, other.object)
      : (one.object ?? other.object)
  return {
    ...(list && { list }),
    ...(object && { object }),
    values: Math.max(one.values, other.values),
  }
}

type ObjectBounds = NonNullable<Bounds['object']>

function eitherObject(one: ObjectBounds, another: ObjectBounds): ObjectBounds {
  const named = new Map(one.named)
  for (const [name, bounds] of another.named) {
    const same = named.get(name)
    named.set(name, same ? either(same, bounds) : bounds)
  }
  const most = Math.max(one.most, another.most)
  return { most, named, other: either(one.other, another.other) }
}
