import type { PartName } from '@telemachos/contract/core/parts'
import type { Logger } from './log.ts'
import { TimedOut, within } from './within.ts'

/** Something that the server works with, and that may be away while the server is not. */
export interface Part {
  readonly name: PartName
  /** What is not as it should be while it is away, in words for the operator. */
  readonly without: string
  /** @throws Error that says what keeps it from working. */
  check(): Promise<void>
  /** Whether it is looked at all the time, and not only when somebody asks: where that is no burden to it. */
  readonly isWatched: boolean
  /** How long what it has said holds, whoever asks, in milliseconds; without it, not at all. */
  readonly freshMs?: number
  /** Silence for less tells nothing: a busy disk is slow and not away. In milliseconds, 0 without it. */
  readonly silentMs?: number
  /** Whether it tells the log itself that it goes away and comes back. */
  readonly tellsLog?: true
}

/** How a part is. */
export interface PartState {
  readonly name: PartName
  readonly without: string
  /** Since when it has been away, as far as is known; undefined where it is there. */
  readonly awaySince: Date | undefined
}

/** So long is waited for what a part says; one that says nothing then, nor has for its `silentMs`, is away. */
const CHECK_MS = 1_000
/** How often those are looked at that are watched. */
const WATCH_MS = 1_000

interface Looked {
  readonly part: Part
  checkedAt: number
  /** Since when it is asked what it has not answered. */
  askedAt: number
  /** A look that others wait for as well. */
  looking: Promise<void> | undefined
  /** A check without an answer is not begun again beside itself. */
  checking: Promise<void> | undefined
  awaySince: Date | undefined
}

/** Knows how the parts are that the server works with, and tells the log of each that goes or comes back. */
export class Parts {
  readonly #looked: readonly Looked[]
  readonly #log: Pick<Logger, 'warn'>
  readonly #now: () => number
  #timer: NodeJS.Timeout | undefined

  /** @param now the time that has passed since some instant, in milliseconds. */
  constructor(
    parts: readonly Part[],
    log: Pick<Logger, 'warn'>,
    now: () => number = () => performance.now(),
  ) {
    this.#looked = parts.map((part) => ({
      part,
      checkedAt: -Infinity,
      askedAt: -Infinity,
      looking: undefined,
      checking: undefined,
      awaySince: undefined,
    }))
    this.#log = log
    this.#now = now
  }

  /** How each part is: what it has said just now, or says when it is asked. */
  async look(): Promise<readonly PartState[]> {
    await Promise.all(this.#looked.map((one) => this.#lookAt(one)))
    return this.#looked.map(({ part: { name, without }, awaySince }) => ({
      name,
      without,
      awaySince,
    }))
  }

  /** Looks at the watched parts all the time, until it is closed. */
  watch(): void {
    const watched = this.#looked.filter(({ part }) => part.isWatched)
    this.#timer = setInterval(() => watched.forEach((one) => void this.#lookAt(one)), WATCH_MS)
    this.#timer.unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #lookAt(one: Looked): Promise<void> {
    const { freshMs = 0 } = one.part
    if (this.#now() - one.checkedAt < freshMs) return
    one.looking ??= this.#check(one).finally(() => (one.looking = undefined))
    await one.looking
  }

  async #check(one: Looked): Promise<void> {
    if (!one.checking) {
      one.askedAt = this.#now()
      one.checking = one.part.check().finally(() => (one.checking = undefined))
    }
    try {
      await within(CHECK_MS, one.checking)
      this.#comeBack(one)
    } catch (error) {
      const { silentMs = 0 } = one.part
      if (error instanceof TimedOut && this.#now() - one.askedAt < silentMs) return
      this.#goAway(one, error)
    }
    one.checkedAt = this.#now()
  }

  #goAway(one: Looked, error: unknown): void {
    if (one.awaySince) return
    one.awaySince = new Date()
    const { name, without, tellsLog } = one.part
    if (!tellsLog) this.#log.warn({ err: error, part: name }, `${name} is away: ${without}`)
  }

  #comeBack(one: Looked): void {
    const since = one.awaySince
    if (!since) return
    one.awaySince = undefined
    const { name, tellsLog } = one.part
    const seconds = Math.round((Date.now() - since.getTime()) / 1000)
    if (!tellsLog) this.#log.warn({ part: name, seconds }, `${name} is back`)
  }
}
