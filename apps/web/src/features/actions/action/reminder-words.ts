import { OFFERED_REMINDERS } from '@telemachos/contract/actions/due-limits'
import type { Texts } from '#shared'

/** A day of a reminder in words: so many days before a deadline, on it, or after it. */
export function reminderWord(day: number, t: Texts['t']): string {
  if (day === 0) return t('due.remind.same')
  const count = Math.abs(day)
  return day < 0 ? t('due.remind.before', { count }) : t('due.remind.after', { count })
}

/** The days that are offered, with those that are chosen already. */
export function reminderOptions(chosen: readonly number[], t: Texts['t']) {
  const days = [...new Set([...OFFERED_REMINDERS, ...chosen])].toSorted((a, b) => a - b)
  return days.map((day) => ({ value: String(day), label: reminderWord(day, t) }))
}
