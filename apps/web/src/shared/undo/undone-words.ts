import { fullName } from '@telemachos/rules/greek-person'
import { formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { otherWriter } from '../api/api-error.ts'
import type { Texts } from '../i18n/use-texts.ts'
import { showSystemMessage } from '../ui/system-message.ts'
import { toast, TOAST_MS } from '../ui/toast-store.ts'

/** What undoing an act on many has done, and whom it has left, since somebody changed them meanwhile. */
export interface UndoneMany {
  readonly Changed: number
  readonly Left: number
  /** The first of those, by name. */
  readonly LeftPeople: readonly { readonly FirstName: string; readonly LastName: string }[]
}

/**
 * What is said of undoing an act on many.
 * @returns the words, or false where nothing was undone, which is said then.
 */
export function undoneWords(
  { Changed, Left, LeftPeople }: UndoneMany,
  { t, language }: Texts,
): string | false {
  const number = (count: number) => ({ count, number: formatNumber(count, language) })
  const names = LeftPeople.map(fullName)
  const listed = names.length < Left ? [...names, '…'] : names
  const left = t('ui.undo.left', { ...number(Left), names: listed.join(', ') })
  if (Changed === 0) {
    toast(Left === 0 ? t('ui.undo.nothing') : left, { kind: 'failed', ms: TOAST_MS.linkResult })
    return false
  }
  const done = t('ui.undo.count', number(Changed))
  return Left === 0 ? done : `${done} ${left}`
}

/** Says why something was not undone: by whom and when it was changed meanwhile, where that is why. */
export function sayNotUndone(error: unknown, t: Texts['t']): void {
  const { by, at } = otherWriter(error)
  if (at === undefined) return showSystemMessage(error, t)
  const values = { name: by ?? t('ui.undo.somebody'), at: formatDateTime(at) }
  toast(t('ui.undo.changed', values), { kind: 'failed', ms: TOAST_MS.linkResult })
}
