import {
  giveExample,
  type CallDefinition,
  type CallGroup,
} from '@telemachos/contract/core/define-call'
import { ERRORS } from '@telemachos/contract/core/errors'
import { REFERENCE_IDS } from '@telemachos/contract/core/example-ids'
import { z } from 'zod'

type JsonSchema = Record<string, unknown>

const MEDIA_TYPE: Partial<Record<CallDefinition['body'], string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}

/** The OpenAPI 3.1 document of every declared call. */
export function describeCalls(
  groups: readonly CallGroup<Record<string, CallDefinition>>[],
): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const { domain, calls } of groups) {
    for (const [verb, call] of Object.entries(calls)) {
      const methods = (paths[call.path] ??= {})
      methods[call.method.toLowerCase()] = describeCall(domain, verb, call)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Telemachos',
      version: '1',
      description: 'Paths are matched without regard to case; parameters keep theirs.',
    },
    paths,
    components: { schemas: { Error: ERROR_SCHEMA } },
  }
}

function describeCall(domain: string, verb: string, call: CallDefinition): JsonSchema {
  const input = toSchema(call.input, 'input')
  const example = giveExample(call, REFERENCE_IDS)
  const mediaType = MEDIA_TYPE[call.body]
  const parameters = [
    ...[...call.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(call.body === 'query' ? queryParameters(input, example) : []),
    ...(call.effect === 'write' && call.idempotency === 'key' ? [IDEMPOTENCY_PARAMETER] : []),
  ]
  return {
    operationId: `${domain}.${verb}`,
    tags: [domain],
    summary: call.summary,
    ...describeRules(call),
    ...(parameters.length > 0 && { parameters }),
    ...(mediaType && {
      requestBody: {
        content: { [mediaType]: { schema: input, ...(call.example !== undefined && { example }) } },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: {
          [call.file?.type ?? 'application/json']: { schema: toSchema(call.output, 'output') },
        },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** What of a definition is said elsewhere in its description, or to the server alone. */
const NO_RULES: ReadonlySet<string> = new Set<keyof CallDefinition | 'idempotency' | 'commit'>([
  ...(['method', 'path', 'body', 'summary', 'input', 'example', 'output', 'file'] as const),
  ...(['bodyBytes', 'readsFile', 'concerns', 'idempotency', 'commit'] as const),
])

/** Every rule of a call under a name of its own: `beforeIt` is `x-before-it`. */
function describeRules(call: CallDefinition): JsonSchema {
  const rules = Object.entries(call).filter(
    ([name, value]) => !NO_RULES.has(name) && value !== undefined,
  )
  const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.fromEntries(rules.map(([name, value]) => [`x-${kebab(name)}`, value]))
}

function queryParameters(input: JsonSchema, example: JsonSchema): JsonSchema[] {
  const required = (input['required'] as string[] | undefined) ?? []
  const properties = (input['properties'] as Record<string, JsonSchema> | undefined) ?? {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(name in example && { example: example[name] }),
  }))
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

const IDEMPOTENCY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body again give the first answer and change nothing.',
  schema: { type: 'string', maxLength: 200 },
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string' },
    requestId: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'rule', 'message'],
        properties: {
          field: { type: 'string' },
          rule: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    details: { type: 'object' },
  },
}
