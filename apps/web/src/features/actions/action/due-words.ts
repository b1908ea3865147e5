import { formatDate, todayInAthens } from '@telemachos/rules/dates'
import type { DueSpan } from '@telemachos/rules/due-rule'
import type { Texts } from '#shared'

/** From what a deadline counts, as actions and columns say it. */
interface DueReason extends DueSpan {
  readonly From: 'joining' | 'completion' | 'meeting'
  readonly Anchor?: { readonly Title: string } | null
}

const DAY = 86_400_000

/** In words from what a deadline counts: fifteen days after a meeting, by its title. */
export function dueWords({ From, Amount, Unit, Anchor }: DueReason, t: Texts['t']): string {
  const title = Anchor?.Title ?? ''
  if (Amount === 0) return t(`due.same.${From}`, { title })
  const span = t(`due.span.${Unit}`, { count: Math.abs(Amount) })
  return t(Amount < 0 && From === 'meeting' ? 'due.before.meeting' : `due.after.${From}`, {
    span,
    title,
  })
}

/** A deadline with how far it is: 12/03/2026 (in 3 days). @param due yyyy-mm-dd. */
export function dueDateIn(due: string, now: Date, t: Texts['t']): string {
  const days = Math.round((Date.parse(due) - Date.parse(todayInAthens(now))) / DAY)
  const far =
    days === 0
      ? t('due.in.today')
      : t(days > 0 ? 'due.in.days' : 'due.in.ago', { count: Math.abs(days) })
  return t('due.dateIn', { date: formatDate(due), in: far })
}
