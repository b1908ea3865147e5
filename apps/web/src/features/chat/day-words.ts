import { weekdayName } from '@telemachos/rules/calendar'
import { addDays, formatDate, todayInAthens } from '@telemachos/rules/dates'

/** The day of a message in Greece, as yyyy-mm-dd. */
export const dayOf = (time: string): string => todayInAthens(new Date(time))

/** A day of the last week is called by its name. */
const NAMED_DAYS = 6

/**
 * What a day is called between messages (spec §2.3): today, yesterday, the weekday within the last
 * week, and the date before.
 */
export function dayWord(
  day: string,
  today: string,
  words: { readonly language: string; readonly today: string; readonly yesterday: string },
): string {
  if (day === today) return words.today
  if (day === addDays(today, -1)) return words.yesterday
  if (day < today && day >= addDays(today, -NAMED_DAYS)) {
    return weekdayName(day, words.language)
  }
  return formatDate(day)
}
