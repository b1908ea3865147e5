import { Redis, type RedisOptions } from 'ioredis'
import type { Logger } from './log.ts'
import { TimedOut, within } from './within.ts'

/** Since when Redis cannot be asked, and why. */
export interface RedisAway {
  readonly since: Date
  readonly reason: string
}

/** Hears whether servers hear each other. */
export interface RedisListener {
  onAway(): void
  /** @param wasUnheard whether what was passed on from here may not have reached other servers. */
  onBack(wasUnheard: boolean): void
}

/** How often each connection is tried. */
const BEAT_MS = 500
/** A connection that has not answered by then is given up, and made anew. */
const SILENCE_MS = 500
/** The hub's own connections wait in Redis for what comes, and answer after that. */
export const BLOCK_MS = 1_000
const BLOCKED_SILENCE_MS = 3_000

/** Nothing waits for Redis: a command that cannot be sent now, or is not answered soon, fails. */
const ASKING = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  commandTimeout: SILENCE_MS,
  connectTimeout: 2_000,
  disconnectTimeout: 50,
  retryStrategy: () => 250,
} satisfies RedisOptions

/** The hub's own connections keep what they are to say until Redis is back. */
const WAITING = {
  enableOfflineQueue: true,
  autoResendUnfulfilledCommands: true,
  commandTimeout: undefined,
  maxRetriesPerRequest: null,
  blockingTimeout: BLOCKED_SILENCE_MS,
  blockingTimeoutGrace: BLOCKED_SILENCE_MS - BLOCK_MS,
} satisfies RedisOptions

/** What each server writes again and again: a Redis that may not write is of no use either. */
const BEAT = ['telemachos:beat', '1', 'PX', 10_000] as const

/** One of the connections. */
interface Line {
  readonly redis: Redis
  readonly silenceMs: number
  /** Whether it has answered since it was made. */
  isSound: boolean
  /** A question on its way; another one for each connection that is made. */
  asked: object | undefined
}

/**
 * Redis, which several servers share, and which each of them can do without: it is known all the time
 * whether it answers, so that no request waits to find that out.
 */
export class SharedRedis {
  /** Asks, and is answered soon or fails. The hub's adapter makes its own connections from it. */
  readonly client: Redis
  readonly #log: Pick<Logger, 'warn'>
  readonly #installation: string
  readonly #lines: Line[] = []
  readonly #listeners = new Set<RedisListener>()
  readonly #beat: NodeJS.Timeout
  readonly #first = Promise.withResolvers<void>()
  #away: RedisAway | undefined
  #isSaid = false
  /** Why the last connection was lost, or not made. */
  #reason = ''
  #wasUnheard = false

  /** @param installation which of those that share the Redis this one is; '' where that says nothing. */
  constructor(url: string, log: Pick<Logger, 'warn'>, installation = '') {
    this.#log = log
    this.#installation = installation
    // Not everybody waits for it.
    this.#first.promise.catch(() => undefined)
    this.client = new Redis(url, ASKING)
    this.#add(this.client, SILENCE_MS)
    const sendCommand = this.client.sendCommand.bind(this.client)
    this.client.sendCommand = (...args) => {
      const sent = sendCommand(...args)
      // The adapter does not look at what becomes of some commands, and nobody else would observe that they fail.
      if (sent instanceof Promise)
        sent.catch(() => {
          if (args[0].name === 'xadd') this.#wasUnheard = true
        })
      return sent
    }
    this.client.duplicate = () =>
      this.#add(askWhenReady(new Redis({ ...this.client.options, ...WAITING })), BLOCKED_SILENCE_MS)
    this.#beat = setInterval(() => {
      for (const line of this.#lines) if (line.redis.status === 'ready') void this.#try(line)
    }, BEAT_MS)
    this.#beat.unref()
  }

  /** Since when, and why, servers do not hear each other; undefined while they do. */
  get away(): RedisAway | undefined {
    return this.#away
  }

  /** The key under which this installation has something; others have theirs. */
  keyOf(name: string): string {
    return `telemachos:${this.#installation}:${name}`
  }

  /** Whether a command has any prospect. */
  get isThere(): boolean {
    return this.#lines[0]?.isSound ?? false
  }

  listen(listener: RedisListener): void {
    this.#listeners.add(listener)
  }

  /**
   * Waits until Redis answers for the first time; where it refuses the password, no longer.
   * @throws Error that says in words why it cannot be asked.
   */
  async reach(withinMs: number): Promise<void> {
    try {
      await within(withinMs, this.#first.promise)
    } catch (error) {
      this.#say()
      throw error instanceof TimedOut && this.#reason ? new Error(this.#reason) : error
    }
  }

  close(): void {
    clearInterval(this.#beat)
    this.#listeners.clear()
    this.#isSaid = true
    for (const { redis } of this.#lines) redis.disconnect()
  }

  #add(redis: Redis, silenceMs: number): Redis {
    const line: Line = { redis, silenceMs, isSound: false, asked: undefined }
    this.#lines.push(line)
    this.#away ??= { since: new Date(), reason: 'the connections are being made' }
    redis.on('error', (error) => {
      this.#reason = wordsOf(error)
      if (this.#reason === REFUSED) this.#first.reject(new Error(REFUSED))
    })
    redis.on('connect', () => {
      // One that is made, and silent from its beginning, is not tried by anybody else.
      const giveUp = () => redis.status === 'connect' && redis.disconnect(true)
      setTimeout(giveUp, silenceMs).unref()
    })
    redis.on('ready', () => void this.#try(line))
    redis.on('close', () => this.#lose(line))
    return redis
  }

  async #try(line: Line): Promise<void> {
    if (line.asked) return
    const asked = (line.asked = {})
    const { redis, silenceMs } = line
    try {
      await within(silenceMs, redis === this.client ? redis.set(...BEAT) : redis.ping())
      if (line.asked !== asked) return
      line.asked = undefined
      line.isSound = true
      this.#settle()
    } catch (error) {
      // The connection of this question may have been closed, and another made, meanwhile.
      if (line.asked !== asked) return
      this.#reason = wordsOf(error)
      this.#lose(line)
      redis.disconnect(true)
    }
  }

  #lose(line: Line): void {
    line.asked = undefined
    line.isSound = false
    this.#away ??= { since: new Date(), reason: this.#reason || 'it has closed the connection' }
    if (this.#isSaid) return
    this.#say()
    for (const listener of this.#listeners) listener.onAway()
  }

  #settle(): void {
    if (!this.#lines.every(({ isSound }) => isSound)) return
    const away = this.#away
    const wasUnheard = this.#wasUnheard
    this.#away = undefined
    this.#wasUnheard = false
    this.#reason = ''
    this.#first.resolve()
    if (!away && !wasUnheard) return
    if (away && this.#isSaid) {
      const seconds = Math.round((Date.now() - away.since.getTime()) / 1000)
      this.#log.warn({ seconds }, 'Redis is back: servers hear each other again')
    }
    this.#isSaid = false
    for (const listener of this.#listeners) listener.onBack(wasUnheard)
  }

  #say(): void {
    if (this.#isSaid) return
    this.#isSaid = true
    this.#log.warn(
      { reason: this.#reason || this.#away?.reason },
      'Redis is away: servers do not hear each other, and each limits its callers by itself',
    )
  }
}

/**
 * The hub's adapter asks what has come again at once, for ever, whatever becomes of its question. So a
 * question waits for a connection, and is asked on that one alone: on the next, the questions of a long
 * silence would stand before each other, and before the one whether Redis answers.
 */
function askWhenReady(redis: Redis): Redis {
  const asked = new WeakSet<object>()
  const sendCommand = redis.sendCommand.bind(redis)
  redis.sendCommand = (...args) => {
    const [command] = args
    if (command.name !== 'xread') return sendCommand(...args)
    if (asked.has(command)) command.reject(new Error('the connection was closed'))
    else if (redis.status !== 'ready') redis.once('ready', () => redis.sendCommand(...args))
    else {
      asked.add(command)
      return sendCommand(...args)
    }
    return command.promise
  }
  return redis
}

const REFUSED = 'it refuses the user or the password'

/** Why Redis cannot be asked, for the operator: the library's errors have the password among their values. */
function wordsOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/^(WRONGPASS|NOAUTH|ERR invalid password)/.test(message)) return REFUSED
  return /timed out|^no answer/.test(message)
    ? 'it accepts connections and does not answer'
    : message
}
