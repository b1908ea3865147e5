/** Resolved once who the page shows is signed in again; undefined as long as they are. */
let suspended: PromiseWithResolvers<void> | undefined

let onSuspended: () => void = () => {}

/** Says what happens when another turns out to be signed in than the page shows, or nobody; the app does. */
export function whenSuspended(listener: () => void): void {
  onSuspended = listener
}

/** Whether the calls of the page wait. */
export const isSuspended = (): boolean => suspended !== undefined

/**
 * Another is signed in than the page shows: its calls wait from now on. They are made once `resume` is
 * called, or never, where the page is left.
 */
export function suspend(): void {
  if (suspended) return
  suspended = Promise.withResolvers()
  onSuspended()
}

/** Who the page shows is signed in again: what waits is done. */
export function resume(): void {
  suspended?.resolve()
  suspended = undefined
}

/**
 * Waits as long as somebody else is signed in.
 * @throws what the signal says, where the call is given up meanwhile.
 */
export async function untilResumed(signal?: AbortSignal): Promise<void> {
  if (!suspended) return
  signal?.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const giveUp = (): void => aborted.reject(signal?.reason as Error)
  signal?.addEventListener('abort', giveUp)
  try {
    await Promise.race([suspended.promise, aborted.promise])
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}
