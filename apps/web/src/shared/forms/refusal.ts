import { ApiError } from '../api/api-error.ts'

/** What a refusal says of one field, in words; undefined where it says nothing of it. */
export function refusalOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const own = error.fields.filter((one) => one.field === field).map(({ message }) => message)
  return own.length > 0 ? own.join(' ') : undefined
}

/**
 * What a refusal says of none of a form's fields, in words: '' where each of its words has a field
 * there, undefined where only its code says anything.
 */
export function refusalBeside(error: unknown, fields: readonly string[]): string | undefined {
  if (!(error instanceof ApiError) || error.fields.length === 0) return undefined
  const others = error.fields.filter(({ field }) => !fields.includes(field))
  return others.map(({ message }) => message).join(' ')
}
