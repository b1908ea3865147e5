/** So long, in milliseconds, a page that is never idle is waited for. */
const TIMEOUT_MS = 2_000

/** Resolves when the page has nothing else to do, for what nobody waits for; at last after `patience`. */
export function whenIdle(patience = TIMEOUT_MS): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not say when it is idle.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, patience / 10)
    else requestIdleCallback(() => resolve(), { timeout: patience })
  })
}
