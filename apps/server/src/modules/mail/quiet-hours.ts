import { addDays, athensInstant, formatDateTime, todayInAthens } from '@telemachos/rules/dates'

/** Nobody is mailed between these times in Athens, unless they wait for the mail. */
const NIGHT = '22:00'
const MORNING = '08:00'

/** Whether an instant lies in the night. */
export function wouldBeNight(instant: Date): boolean {
  return afterQuietHours(instant) !== instant
}

/** The instant itself by day, otherwise the next morning at 08:00 in Athens. */
export function afterQuietHours(instant: Date): Date {
  const date = todayInAthens(instant)
  const time = formatDateTime(instant).slice(-5)
  if (time >= MORNING && time < NIGHT) return instant
  return new Date(athensInstant(time < MORNING ? date : addDays(date, 1), MORNING))
}
