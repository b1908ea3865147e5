import { READY_PATH } from '@telemachos/contract/core/call-path'

/**
 * How the page stands with the server: it answers, there is no network, or it does not answer for a
 * moment.
 */
export type ServiceState = 'reachable' | 'offline' | 'unavailable'

interface Options {
  /** Asks whether the service works; a rejection means that it does not. */
  readonly probe: () => Promise<boolean>
  /** Whether the browser believes that there is a network. */
  readonly isOnline: () => boolean
}

/** So long, in milliseconds, after a failed question the next one is asked. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 10_000] as const
/** So long after it answered again a call may still say that it is not there after all. */
const SETTLING_MS = 1_500
/** A question that has no answer by then is a no. */
const PROBE_TIMEOUT_MS = 5_000

/** Whether a status says that the service is not there: its database away, or a proxy before it. */
export const isAwayStatus = (status: number): boolean =>
  status === 502 || status === 503 || status === 504

/**
 * Knows whether the service can be reached, by what calls, the socket and the browser report, and asks
 * again by itself until it can.
 */
export class Service {
  state: ServiceState = 'reachable'
  readonly #options: Options
  readonly #watchers = new Set<() => void>()
  readonly #backListeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #asking: Promise<boolean> | undefined
  /** It has answered the question; what was missed is being loaded. */
  #isSettling = false

  constructor(options: Options) {
    this.#options = options
  }

  /** A call was answered with a status; 0 where no answer came. */
  heard(status: number): void {
    if (isAwayStatus(status)) this.#lose()
    else if (status === 0) void this.check()
    else if (this.#isSettling) this.#settle()
    else if (this.state !== 'reachable') void this.check()
  }

  /** The browser says that the network is gone. */
  lost(): void {
    this.#lose()
  }

  /** Something is wrong, or may be well again: asks at once. @returns whether it is there. */
  async check(): Promise<boolean> {
    if (this.#isSettling) return true
    this.#asking ??= this.#ask()
    return this.#asking
  }

  /** Hears of changes of `state`; for useSyncExternalStore. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  /** Hears that the service is back, to do again what failed meanwhile. */
  readonly whenBack = (listener: () => void): (() => void) => {
    this.#backListeners.add(listener)
    return () => void this.#backListeners.delete(listener)
  }

  async #ask(): Promise<boolean> {
    this.#clear()
    const isThere = await this.#options.probe().catch(() => false)
    this.#asking = undefined
    if (!isThere) this.#lose()
    else if (this.state !== 'reachable') this.#return()
    return isThere
  }

  #lose(): void {
    this.#become(this.#options.isOnline() ? 'unavailable' : 'offline')
    // However many calls fail meanwhile, the next question is asked when it was to be.
    if (this.#isSettling) this.#clear()
    if (this.#timer !== undefined || this.#asking) return
    const wait = WAITS_MS[Math.min(this.#failures, WAITS_MS.length - 1)]
    this.#failures += 1
    this.#timer = setTimeout(() => void this.check(), wait)
  }

  /** It counts as reachable once a call is answered, or none has complained for a moment. */
  #return(): void {
    this.#clear()
    this.#isSettling = true
    this.#timer = setTimeout(() => this.#settle(), SETTLING_MS)
    for (const listener of this.#backListeners) listener()
  }

  #settle(): void {
    this.#clear()
    this.#failures = 0
    this.#become('reachable')
  }

  #clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#isSettling = false
  }

  #become(state: ServiceState): void {
    if (this.state === state) return
    this.state = state
    for (const watcher of this.#watchers) watcher()
  }
}

async function probe(): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  return (await fetch(READY_PATH, { cache: 'no-store', credentials: 'omit', signal })).ok
}

/** How this page stands with the server. */
export const service = new Service({ probe, isOnline: () => navigator.onLine })

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => service.lost())
  window.addEventListener('online', () => void service.check())
}
