import { ApiError } from './api-error.ts'
import type { Texts } from '../i18n/use-texts.ts'

/** What went wrong, in words for the person. */
export function errorText(error: unknown, t: Texts['t']): string {
  if (!(error instanceof ApiError) || error.code === 'network') return t('core.failed.network')
  return (
    error.message ||
    t(error.code === 'unavailable' ? 'core.failed.unavailable' : 'core.crash.title')
  )
}
