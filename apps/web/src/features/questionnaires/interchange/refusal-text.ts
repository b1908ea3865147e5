import { ApiError, errorText, type Texts } from '#shared'

/** Why a file is not taken, and where in it. */
export function refusalText(error: Error, t: Texts['t']): string {
  const refused = error instanceof ApiError ? error : undefined
  const message = refused?.fields[0]?.message
  if (!message) return errorText(error, t)
  const what = refused?.details['What']
  return typeof what === 'string' ? `${message} (${what})` : message
}
