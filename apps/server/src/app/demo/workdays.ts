import { addDays } from '@telemachos/rules/dates'

const SATURDAY = 6
const SUNDAY = 0

/** A plain date itself; the Friday before it when it is a Saturday, the Monday after a Sunday. */
export function workdayNear(day: string): string {
  const move = { [SATURDAY]: -1, [SUNDAY]: 1 }[weekday(day)] ?? 0
  return addDays(day, move)
}

/** The first day from Monday to Friday that comes after a plain date. */
export function workdayAfter(day: string): string {
  const next = addDays(day, 1)
  return [SATURDAY, SUNDAY].includes(weekday(next)) ? workdayAfter(next) : next
}

function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
