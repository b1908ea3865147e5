import { formatDate, formatDateTime, todayInAthens } from '@telemachos/rules/dates'

/** The last day on which a call takes applications, by the clock of Athens. */
export function lastDay(closesAt: string): string {
  return todayInAthens(new Date(Date.parse(closesAt) - 1))
}

/**
 * Until when a call takes applications, as its staff set it: the last day, where it closes when that
 * is over, or else the moment.
 */
export function closingText(closesAt: string): string {
  const day = lastDay(closesAt)
  const closesWithTheDay = todayInAthens(new Date(closesAt)) !== day
  return closesWithTheDay ? formatDate(day) : formatDateTime(closesAt)
}
