import { ApiError } from '../api/api-error.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { toast, TOAST_MS } from './toast-store.ts'

/** The system message fades in half a second (spec §8, §9). */
const FADE_MS = 500

/**
 * Shows the generic system message: 'Error:' and what the server answered, for two seconds, then
 * fading (spec §8). For refusals that belong to no field and no place on the page.
 */
export function useSystemMessage(): (error: unknown) => void {
  const { t } = useTexts()
  return (error) => {
    const answered = error instanceof ApiError ? error.message : ''
    const data = answered || t(error instanceof ApiError ? 'core.failed.network' : 'error.internal')
    toast(t('ui.error', { data }), { kind: 'failed', ms: TOAST_MS.system, fadeMs: FADE_MS })
  }
}
