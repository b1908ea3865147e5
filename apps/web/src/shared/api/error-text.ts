import { ApiError } from './api-error.ts'
import type { Texts } from '../i18n/use-texts.ts'

/** What went wrong, in words for the person. */
export function errorText(error: unknown, t: Texts['t']): string {
  const isAnswer = error instanceof ApiError && error.code !== 'network'
  return (isAnswer && error.message) || t('core.failed.network')
}
