import { USUAL_QUIET } from '@telemachos/contract/notifications/limits'
import { addDays, athensInstant, formatTime, todayInAthens } from '@telemachos/rules/dates'
import { isBetweenTimes } from '@telemachos/rules/times'
import type { QuietTimes } from './mail-request.ts'

/** Nobody is mailed between these times in Athens, unless they wait for the mail. */
const NIGHT: QuietTimes = { from: USUAL_QUIET.From, until: USUAL_QUIET.Until }

/** Whether an instant lies in the night. */
export function wouldBeNight(instant: Date): boolean {
  return afterQuietHours(instant) !== instant
}

/** The instant itself outside quiet hours, otherwise their end in Athens: without others, the next 08:00. */
export function afterQuietHours(instant: Date, { from, until }: QuietTimes = NIGHT): Date {
  const date = todayInAthens(instant)
  const time = formatTime(instant)
  if (!isBetweenTimes(time, from, until)) return instant
  return new Date(athensInstant(time < until ? date : addDays(date, 1), until))
}
