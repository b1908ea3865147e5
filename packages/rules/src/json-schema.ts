import type { JsonKey, JsonPath } from './json-keys.ts'
import { nearestName } from './nearest-name.ts'

/** As much of JSON Schema as is needed to help somebody who writes. */
export interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly required?: readonly string[]
}

/** What a schema says of a path; undefined where it says nothing. */
export function schemaAt(schema: Schema | undefined, path: JsonPath): Schema | undefined {
  const [first, ...rest] = path
  if (!schema || first === undefined) return schema
  if (schema.anyOf) {
    return schema.anyOf.map((one) => schemaAt(one, path)).find((found) => found !== undefined)
  }
  if (typeof first === 'number') return schemaAt(schema.items, rest)
  const own = ownProperty(schema, first)
  if (own) return schemaAt(own, rest)
  const more = schema.additionalProperties
  return typeof more === 'object' ? schemaAt(more, rest) : undefined
}

const ownProperty = ({ properties = {} }: Schema, name: string): Schema | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined

/** The names that a schema knows in an object, each with what it says of their value. */
export function knownNames(schema: Schema | undefined): (readonly [string, Schema | undefined])[] {
  if (schema?.anyOf) return schema.anyOf.flatMap(knownNames)
  return [
    ...Object.entries(schema?.properties ?? {}),
    ...(schema?.propertyNames?.enum ?? []).map((name) => [String(name), undefined] as const),
  ]
}

/** A name that a schema does not know. */
export interface UnknownKey extends JsonKey {
  /** The name that is probably meant. */
  readonly meant: string | undefined
}

/**
 * The names that stand where a schema knows others. An object of which it knows no name may have any,
 * and so may all that is below a name that is unknown.
 * ```ts
 * const schema = { properties: { Config: { properties: { Color: {} } } } }
 * unknownKeys([{ path: ['Config', 'Colour'] }], schema)[0].meant // => 'Color'
 * ```
 */
export function unknownKeys(keys: readonly JsonKey[], schema: Schema): UnknownKey[] {
  return keys.flatMap((key) => {
    const name = String(key.path.at(-1))
    const names = knownNames(schemaAt(schema, key.path.slice(0, -1))).map(([known]) => known)
    if (names.length === 0 || names.includes(name)) return []
    return [{ ...key, meant: nearestName(name, names) }]
  })
}
