import { addDays } from '@telemachos/rules/dates'

/** The server lists so many days at once. */
const DAYS = 93

/** From today on, or up to today. */
export type Direction = 'coming' | 'past'

/** The days from and to, `yyyy-mm-dd`, of the first three months (0) or of further ones. */
export function windowOf(
  direction: Direction,
  index: number,
  today: string,
): { readonly from: string; readonly to: string } {
  if (direction === 'coming') {
    const from = addDays(today, index * DAYS)
    return { from, to: addDays(from, DAYS - 1) }
  }
  const to = addDays(today, -index * DAYS)
  return { from: addDays(to, 1 - DAYS), to }
}
