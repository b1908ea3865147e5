import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import type { Texts } from '../i18n/use-texts.ts'
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
