import { ApiError } from './api-error.ts'
import type { Texts } from '../i18n/use-texts.ts'
import { isPartMissing } from './load-part.ts'

/** What went wrong, in words for the person: those of the server, where it has answered in words. */
export function errorText(error: unknown, t: Texts['t']): string {
  if (!(error instanceof ApiError)) {
    return t(isPartMissing(error) ? 'core.failed.network' : 'core.failed.internal')
  }
  if (error.code === 'network') return t('core.failed.network')
  return (
    error.message ||
    t(error.code === 'unavailable' ? 'core.failed.unavailable' : 'core.failed.internal')
  )
}
