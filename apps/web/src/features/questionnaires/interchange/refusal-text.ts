import { ApiError } from '../../../shared/api/api-error.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import type { Texts } from '../../../shared/i18n/use-texts.ts'

/** Why a file is not taken, and where in it. */
export function refusalText(error: Error, t: Texts['t']): string {
  const refused = error instanceof ApiError ? error : undefined
  const message = refused?.fields[0]?.message
  if (!message) return errorText(error, t)
  const what = refused?.details['What']
  return typeof what === 'string' ? `${message} (${what})` : message
}
