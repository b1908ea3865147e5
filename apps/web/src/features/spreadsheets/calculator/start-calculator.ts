import { clockAhead } from '#shared'
import type { Surroundings } from './remote-calculator.ts'

/** A calculator's worker and clock in a browser; its code is loaded when the first one begins. */
export const BROWSER: Surroundings = {
  clockAhead,
  startWorker: () =>
    new Worker(new URL('./calculator-worker.ts', import.meta.url), { type: 'module' }),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
