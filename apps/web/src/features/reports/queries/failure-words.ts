import { ApiError, errorText, type Texts } from '#shared'

/** In front of the names of parameters where a refusal names them. */
const PARAMETER = 'Parameters.'

/** Why a run was refused, in words; what is wrong with a parameter names it. */
export function failureWords(error: unknown, t: Texts['t']): string {
  if (!(error instanceof ApiError) || error.fields.length === 0) return errorText(error, t)
  return error.fields
    .map(({ field, message }) =>
      field.startsWith(PARAMETER) ? `@${field.slice(PARAMETER.length)}: ${message}` : message,
    )
    .join(' ')
}
