import type { Language } from '@telemachos/contract/core/define-texts'
import { dateInWords } from '@telemachos/rules/calendar'
import { formatTime, todayInAthens } from '@telemachos/rules/dates'

/** From when to when something lasts, in words, on the clocks of Athens. */
export function whenInWords(begins: string, ends: string, language: Language): string {
  const [first, last] = [begins, ends].map((instant) => todayInAthens(new Date(instant)))
  if (first === undefined || last === undefined) return ''
  const from = `${dateInWords(first, language)}, ${formatTime(begins)}`
  if (first === last) return `${from}–${formatTime(ends)}`
  return `${from} – ${dateInWords(last, language)}, ${formatTime(ends)}`
}
