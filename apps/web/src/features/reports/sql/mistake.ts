import { ApiError, type CallOutput } from '#shared'

/** What is wrong with a text, and where. */
export type Mistake = NonNullable<CallOutput<'reports.checkText'>['Mistake']>

/** The mistake of a text that a refused run tells; undefined where it was refused for something else. */
export function mistakeOf(error: unknown): Mistake | undefined {
  if (!(error instanceof ApiError)) return undefined
  const field = error.fields.find((one) => one.field === 'Query')
  if (!field) return undefined
  const { line, column, near } = error.details
  return {
    Message: field.message,
    Line: typeof line === 'number' ? line : null,
    Column: typeof column === 'number' ? column : null,
    Near: Array.isArray(near) ? near.map(String) : [],
  }
}
