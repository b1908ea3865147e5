import { ApiError } from '../api/api-error.ts'
import { errorText } from '../api/error-text.ts'
import type { Texts } from '../i18n/use-texts.ts'
import { toast, TOAST_MS } from './toast-store.ts'

/** The system message fades in half a second (spec §8, §9). */
const FADE_MS = 500

/**
 * Shows the generic system message: 'Error:' and what the server answered, for two seconds, then
 * fading (spec §8). For every failure that belongs to no field and no place on the page. Where the
 * specification lets the result of something stay longer, its failure stays for as long (spec §9).
 */
export function showSystemMessage(
  error: unknown,
  t: Texts['t'],
  ms: number = TOAST_MS.system,
): void {
  const field = error instanceof ApiError ? error.fields[0]?.message : undefined
  const data = field || errorText(error, t)
  toast(t('core.failed.message', { data }), { kind: 'failed', ms, fadeMs: FADE_MS })
}

/** Told of what nothing on the page has handled; the answer stops it. */
export function watchUnexpected(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  tell: (error: Error) => void,
): () => void {
  // Of other pages' scripts, and of what is no error, browsers tell nothing that could be said.
  const say = (error: unknown): void => {
    if (error instanceof Error && error.name !== 'AbortError') tell(error)
  }
  const onError = ({ error }: ErrorEvent): void => say(error)
  const onRejection = ({ reason }: PromiseRejectionEvent): void => say(reason)
  page.addEventListener('error', onError)
  page.addEventListener('unhandledrejection', onRejection)
  return () => {
    page.removeEventListener('error', onError)
    page.removeEventListener('unhandledrejection', onRejection)
  }
}
