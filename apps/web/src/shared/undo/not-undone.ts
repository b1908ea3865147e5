import { formatDateTime } from '@telemachos/rules/dates'
import { otherWriter } from '../api/api-error.ts'
import type { Texts } from '../i18n/use-texts.ts'
import { showSystemMessage } from '../ui/system-message.ts'
import { toast, TOAST_MS } from '../ui/toast-store.ts'

/** Says why something was not undone: by whom and when it was changed meanwhile, where that is why. */
export function tellNotUndone(error: unknown, t: Texts['t']): void {
  const { by, at } = otherWriter(error)
  if (at === undefined) return showSystemMessage(error, t)
  const values = { name: by ?? t('ui.undo.somebody'), at: formatDateTime(at) }
  toast(t('ui.undo.changed', values), { kind: 'failed', ms: TOAST_MS.linkResult })
}
