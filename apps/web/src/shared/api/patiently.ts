import { ApiError } from './api-error.ts'

/** How long to wait where too much was asked for and the server does not say. */
const RETRY_SECONDS = 10

/** Those who were refused together do not come back together: each waits up to so much longer. */
const SPREAD = 0.25

/** Resolves after so many milliseconds; rejects with the signal's reason once it is aborted. */
type Wait = (ms: number, signal: AbortSignal) => Promise<void>

export interface Patience {
  readonly signal: AbortSignal
  /** Hears that the server wants less to be asked for a while, and that the while is over. */
  readonly onWait: (isWaiting: boolean) => void
  readonly wait?: Wait
  /** At least 0 and less than 1. */
  readonly random?: () => number
}

const byClock: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })

/**
 * What a call answers; where too much was asked for, it is made again once the server would have it so,
 * and a little later.
 * @throws whatever else the call throws; the signal's reason once it is aborted.
 */
export async function patiently<Answer>(
  ask: () => Promise<Answer>,
  { signal, onWait, wait = byClock, random = Math.random }: Patience,
): Promise<Answer> {
  for (;;) {
    signal.throwIfAborted()
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'too_many_requests') throw error
      signal.throwIfAborted()
      const least = (error.retryAfter || RETRY_SECONDS) * 1000
      onWait(true)
      await wait(least * (1 + SPREAD * random()), signal)
      onWait(false)
    }
  }
}
