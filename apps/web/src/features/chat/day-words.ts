import { weekdayName } from '@telemachos/rules/calendar'
import {
  addDays,
  formatDate,
  formatDateTime,
  formatTime,
  todayInAthens,
} from '@telemachos/rules/dates'

/** The day of a message in Greece, as yyyy-mm-dd. */
export const dayOf = (time: string): string => todayInAthens(new Date(time))

/** A day of the last week is called by its name. */
const NAMED_DAYS = 6

interface Words {
  readonly language: string
  readonly today: string
  readonly yesterday: string
}

/** When a message was written, with its day as it is called: for one beneath no line that says it. */
export function timeOn(time: string, today: string, words: Words): string {
  const day = dayOf(time)
  const word = dayWord(day, today, words)
  return word === formatDate(day) ? formatDateTime(time) : `${word}, ${formatTime(time)}`
}

/**
 * What a day is called between messages (spec §2.3): today, yesterday, the weekday within the last
 * week, and the date before.
 */
export function dayWord(day: string, today: string, words: Words): string {
  if (day === today) return words.today
  if (day === addDays(today, -1)) return words.yesterday
  if (day < today && day >= addDays(today, -NAMED_DAYS)) {
    return weekdayName(day, words.language)
  }
  return formatDate(day)
}
