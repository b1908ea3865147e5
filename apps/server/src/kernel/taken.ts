import pg from 'pg'
import type { ErrorCode, FieldError } from '@telemachos/contract/core/errors'
import { AppError } from './errors.ts'

/** What is said of a field whose value another row has. */
export interface Taken extends Pick<FieldError, 'field' | 'rule'> {
  /** The code of the refusal; invalid_input without it. */
  readonly code?: ErrorCode
}

/** By the names of the unique indexes that refuse the row. */
export type TakenByIndex = Readonly<Record<string, Taken>>

/**
 * What a unique index refused, in the words that the table's owner declares for it (`taken` in a domain's
 * tables.ts). A call need not look first whether a value is taken: between looking and writing another
 * may take it. Every other error is as it was, and an index without words makes `conflict`.
 *
 * ```ts
 * inWords('of another kind', {}, {}) // => 'of another kind'
 * ```
 *
 * @param input what the call was asked with: the field is named as it stands there.
 */
export function inWords(error: unknown, taken: TakenByIndex, input: unknown): unknown {
  const index = error instanceof pg.DatabaseError ? error.constraint : undefined
  const words = index === undefined ? undefined : taken[index]
  if (!words) return error
  const { field, rule, code = 'invalid_input' } = words
  return new AppError(code, {
    fields: [{ field: pathIn(input, field), rule }],
    reason: `${index} refused a row`,
  })
}

/** Where an input has a field: at its top, or inside the first of its objects that has it. */
function pathIn(input: unknown, field: string): string {
  if (!isObject(input) || field in input) return field
  const [outer] = Object.entries(input).find(([, value]) => isObject(value) && field in value) ?? []
  return outer === undefined ? field : `${outer}.${field}`
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
