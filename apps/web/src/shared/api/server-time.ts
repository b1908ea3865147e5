import { given } from './given.ts'

/** A page is on its way for a while: what is less, in milliseconds, is no difference between clocks. */
const SAME_MS = 60_000

/**
 * How far the server's clock is ahead of the device's, in milliseconds, as of when the page was loaded; 0
 * where the two agree.
 */
export const clockAhead: number = aheadBy(given.Now, Date.now())

/** The same of two times, in milliseconds; 0 where the server has told none. */
export function aheadBy(server: number | undefined, device: number): number {
  const ahead = (server ?? device) - device
  return Math.abs(ahead) < SAME_MS ? 0 : ahead
}

/** The time by the server's clock: what day it is does not depend on how a device is set. */
export const serverNow = (): Date => new Date(Date.now() + clockAhead)
