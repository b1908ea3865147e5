import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '../index.ts'
import type { CallDefinition } from './define-call.ts'
import { keysUpTo } from './shapes.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

const MOST_OF_ANYBODY = 1_000

/** What in a schema may hold any number of keys or items, or anything at all, as paths. */
function unboundedIn(schema: JsonSchema | boolean | undefined, path = ''): string[] {
  if (typeof schema !== 'object') return schema ? [path] : []
  const { items, prefixItems = [], properties = {}, additionalProperties } = schema
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const isOpen = schema.type === undefined && choices.length === 0
  const isAnything = isOpen && schema.const === undefined && schema.enum === undefined
  const isList = items !== undefined && schema.maxItems === undefined
  const names = (schema.propertyNames as JsonSchema | undefined)?.enum
  const isRecord = Boolean(additionalProperties) && !names && schema.maxProperties === undefined
  return [
    ...(isAnything || isList || isRecord ? [path] : []),
    ...choices.flatMap((choice) => unboundedIn(choice, path)),
    ...[items, ...prefixItems].flat().flatMap((item) => unboundedIn(item, `${path}[]`)),
    ...Object.entries(properties).flatMap(([name, of]) => unboundedIn(of, `${path}.${name}`)),
    ...unboundedIn(additionalProperties, `${path}{}`),
  ]
}

/** The largest number of keys or items that one place of a schema takes. */
function largestIn(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0
  const { maxItems = 0, maxProperties = 0 } = schema as JsonSchema
  return Math.max(maxItems, maxProperties, ...Object.values(schema).map(largestIn))
}

const inputOf = ({ input }: CallDefinition): JsonSchema =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })

const CALLS = Object.values(contract).flatMap(({ domain, calls }) =>
  Object.entries(calls as Record<string, CallDefinition>).map(
    ([verb, call]) => [`${domain}.${verb}`, call] as const,
  ),
)

/** Data of no known form, by its call: only the length of the body bounds what is in it. */
const OF_NO_FORM = new Set([
  'actions.updateMenteeDataMany.Data{}{}',
  'identity.callAs.Input{}',
  'mail.mailUsers.Data{}{}',
])

/** Files of bodies in parts have no schema in JSON. */
const isFile = (call: CallDefinition, path: string): boolean =>
  call.body === 'multipart' && /^\.(data|files)(\[\])?$/.test(path)

describe('how much a call takes', () => {
  it('is said of every record and list', () => {
    const unbounded = CALLS.flatMap(([name, call]) =>
      unboundedIn(inputOf(call))
        .filter((path) => !isFile(call, path))
        .map((path) => `${name}${path}`),
    )
    expect(new Set(unbounded)).toEqual(OF_NO_FORM)
  })

  it('is little where anybody may make it', () => {
    const large = CALLS.filter(
      ([, call]) => 'anonymous' in call.access && largestIn(inputOf(call)) > MOST_OF_ANYBODY,
    )
    expect(large.map(([name]) => name)).toEqual([])
  })

  it.each([
    ['a list', z.strictObject({ a: z.array(z.int()) }), ['.a']],
    ['a record', z.strictObject({ a: z.record(z.string(), z.int()) }), ['.a']],
    ['a loose object in a list', z.array(z.looseObject({})).max(3), ['[]', '[]{}']],
    ['anything', z.strictObject({ a: z.unknown() }), ['.a']],
    ['a list in a choice', z.union([z.array(z.string()), z.string()]), ['']],
    ['what is bounded', keysUpTo(z.record(z.string(), z.array(z.int()).max(2)), 3), []],
    ['what has known names', z.partialRecord(z.enum(['a']), z.enum(['b'])), []],
  ])('would be missed of %s', (_what, schema, expected) => {
    expect(unboundedIn(z.toJSONSchema(schema, { io: 'input' }))).toEqual(expected)
  })
})
