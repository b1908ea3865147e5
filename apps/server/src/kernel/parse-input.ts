import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { jsonFault } from '@telemachos/rules/json-fault'
import type { z } from 'zod'
import { requireBounded, valuesIn } from './bound-input.ts'
import { AppError, type RefusedField } from './errors.ts'
import { boundsOf } from './input-bounds.ts'
import { requireKeepable } from './keepable.ts'

/** 1 MiB: no call takes a larger body unless it says so itself. */
export const BODY_BYTES = 1024 * 1024

/** How many values the body of a call may hold, by its schema and by its length. */
export const maxValues = ({ input, bodyBytes }: CallDefinition): number =>
  Math.min(boundsOf(input).values, valuesIn(bodyBytes ?? BODY_BYTES))

/**
 * The input as the contract declares it.
 * @throws invalid_input naming the fields that are refused, twenty at most, and the rule that each
 *   breaks; as requireBounded, and as requireKeepable for what no call can keep, but for calls that read files.
 */
export function parseInput(definition: CallDefinition, input: Record<string, unknown>): unknown {
  requireBounded(input, boundsOf(definition.input), definition.bodyBytes ?? BODY_BYTES)
  const parsed = definition.input.safeParse(input, { reportInput: true })
  if (parsed.success) {
    if (!definition.readsFile) requireKeepable(input)
    return parsed.data
  }
  throw new AppError('invalid_input', {
    fields: parsed.error.issues
      .slice(0, MAX_PROBLEMS)
      .flatMap((issue) => refusedFields(issue))
      .slice(0, MAX_PROBLEMS),
  })
}

/** Problems that a refusal names: nobody reads more, and an answer does not grow with its request. */
const MAX_PROBLEMS = 20

/** The fields that an issue of a schema is about, with the rule that each breaks. */
export function refusedFields(
  issue: z.core.$ZodIssue,
  asText: (path: readonly PropertyKey[]) => string = (path) => path.join('.'),
): RefusedField[] {
  if (issue.code === 'invalid_union') return refusedOfUnion(issue, asText)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: asText([...issue.path, key]),
      rule: 'unknown_field',
    }))
  }
  const rule = ruleOf(issue)
  const isText = rule === 'json' && typeof issue.input === 'string'
  return [{ field: asText(issue.path), rule, ...(isText && { at: jsonFault(issue.input) }) }]
}

type UnionIssue = Extract<z.core.$ZodIssue, { code: 'invalid_union' }>

/** What is refused by the choice that a value comes nearest to, or the value where it is like none of them. */
function refusedOfUnion(
  issue: UnionIssue,
  asText: (path: readonly PropertyKey[]) => string,
): RefusedField[] {
  const field = asText(issue.path)
  if (issue.input === undefined || lacksKind(issue)) return [{ field, rule: 'required' }]
  const [nearest = []] = issue.errors.toSorted((one, other) => distanceOf(one) - distanceOf(other))
  if (nearest.length === 0) return [{ field, rule: 'invalid_value' }]
  return nearest.flatMap((inner) =>
    refusedFields(inner, (path) => asText([...issue.path, ...path])),
  )
}

/** Of choices that a field tells apart: whether it is not there. */
const lacksKind = ({ discriminator, input }: UnionIssue): boolean =>
  discriminator !== undefined && (input as Record<string, unknown>)[discriminator] === undefined

/** A choice of another type is further than one of which parts are refused. */
const distanceOf = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
    ? Number.MAX_SAFE_INTEGER
    : issues.length

/** A schema names its own rule (`{ error: 'required' }`), or the issue's kind does. */
function ruleOf(issue: z.core.$ZodIssue): string {
  if (/^[a-z_]+$/.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'required'
    return issue.expected === 'int' && typeof issue.input === 'number'
      ? 'not_an_integer'
      : issue.code
  }
  if (issue.code === 'invalid_key') return 'unknown_field'
  if (issue.code === 'custom') return issue.input === undefined ? 'required' : 'invalid'
  if (issue.code === 'too_small' && isOne(issue.minimum)) {
    if (issue.origin === 'string') return 'required'
    if (issue.origin === 'array') return 'empty_list'
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    return OUT_OF_BOUNDS[issue.origin]?.[issue.code] ?? issue.code
  }
  return issue.code
}

/** What is too little or too much is called by what there is of it. */
const OUT_OF_BOUNDS: Readonly<Record<string, Record<'too_small' | 'too_big', string>>> = {
  string: { too_small: 'too_short', too_big: 'too_long' },
  array: { too_small: 'too_few_items', too_big: 'too_many_items' },
  number: { too_small: 'number_too_small', too_big: 'number_too_large' },
  int: { too_small: 'number_too_small', too_big: 'number_too_large' },
}

const isOne = (least: number | bigint): boolean => Number(least) === 1
