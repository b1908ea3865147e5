import {
  COMMAND,
  HUB_PRESENCE,
  RECEIVE,
  SUBSCRIBE,
  UNSUBSCRIBE,
  type HubAnswer,
  type Presence,
} from '@telemachos/contract/core/hub-signals'
import { PERSON_HEADER } from '@telemachos/contract/core/person-claim'
import type { Database } from '../database/database.ts'
import type { Logger } from '../log.ts'
import { userRoom } from '../outbox.ts'
import type { MakeCall, OwnCall } from '../own-call.ts'
import { PLACE_HEADER } from '../place.ts'
import { askServers } from './ask-servers.ts'
import type { HubServer, HubSocket } from './hub-socket.ts'
import type { Admitted, WatchedKind } from './watched.ts'

/** What all windows of one session may watch at once, and in how many rooms they may be for it. */
export const WATCHED_PER_SESSION = 100
const ROOMS_PER_SESSION = 200

const NAME = /^([a-z-]+)\/([\w/-]{1,60})$/

/** One thing that a socket watches. */
interface Watch {
  readonly kind: WatchedKind
  readonly id: string
  readonly people: readonly number[]
  /** Whether it hears the others and is not heard. */
  readonly isSilent: boolean
  /** When each signal was last sent. */
  readonly sent: Map<string, number>
}

const watchRoom = (name: string): string => `watch:${name}`
const presenceRoom = (userId: number): string => `presence:${userId}`

const peopleOf = (admitted: Admitted): readonly number[] =>
  'silent' in admitted ? admitted.people : admitted

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((userId) => other.includes(userId))

const isValues = (said: unknown): said is object =>
  typeof said === 'object' && said !== null && !Array.isArray(said)

/** One of the headers that a page says of itself; undefined where it does not. */
function headerOf(page: unknown, name: string): string | undefined {
  const value = isValues(page) ? (page as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The call that a packet about a thing makes; undefined where things of the kind have none. */
type MakeOwn = (kind: WatchedKind, id: string) => OwnCall | undefined

/** Under which key a packet's call is made, and what its page says of itself, as it came. */
interface Attempt {
  readonly key?: string
  readonly page: unknown
}

interface Options {
  readonly io: HubServer
  readonly database: Database
  readonly log: Logger
  readonly makeCall: MakeCall
  readonly kinds: readonly WatchedKind[]
  /** Whether other servers have sockets too. */
  readonly isShared: boolean
}

/**
 * What pages watch together. A socket is let in by the domain that owns the thing, and put out within
 * a second of losing that; what watchers tell each other passes, limited, and is stored nowhere.
 */
export class Subscriptions {
  readonly #options: Options
  readonly #kinds: ReadonlyMap<string, WatchedKind>
  readonly #watches = new Map<HubSocket, Map<string, Watch>>()

  constructor(options: Options) {
    this.#options = options
    this.#kinds = new Map(options.kinds.map((kind) => [kind.kind, kind]))
    options.io.on('present', (userIds, answer) => answer(this.#localOf(userIds)))
  }

  /** Hears what a page sends, from its connection on. */
  open(socket: HubSocket): void {
    const { userId } = socket.data.principal
    socket.on(SUBSCRIBE, (name, answer) => {
      if (typeof name === 'string' && typeof answer === 'function')
        void this.#subscribe(socket, name).then((people) => answer(people))
    })
    socket.on(UNSUBSCRIBE, (name) => {
      if (typeof name === 'string') void this.#end(socket, name)
    })
    socket.on(RECEIVE, (name, ...said) => {
      const [values, key, page] = said
      if (isValues(values) && typeof key === 'string')
        this.#answer(socket, name, said, ({ receive }, id) => receive?.(id, values), { key, page })
      else this.#answer(socket, name, said, ({ object }, id) => object?.read(id), { page: values })
    })
    socket.on(COMMAND, (name, ...said) => {
      const [values, key, page] = said
      if (typeof name === 'string' && typeof values === 'string') this.#relay(socket, name, values)
      else if (isValues(values) && typeof key === 'string')
        this.#answer(socket, name, said, ({ object }, id) => object?.write(id, values), {
          key,
          page,
        })
    })
    socket.on('disconnect', () => {
      this.#watches.delete(socket)
      void this.#present([userId]).then((present) => {
        if (present.length === 0) this.#tell(userId, false)
      })
    })
    this.#tell(userId, true)
  }

  /** Puts out whoever may no longer watch, and lets go of who is no longer among the people. */
  async recheck(): Promise<void> {
    const all = [...this.#watches].flatMap(([socket, watches]) =>
      [...watches].map(([name, watch]) => ({ socket, name, watch })),
    )
    for (const [kind, watched] of Map.groupBy(all, ({ watch }) => watch.kind)) {
      const admitted = await kind.admit(
        this.#options.database,
        watched.map(({ socket, watch }) => ({ principal: socket.data.principal, id: watch.id })),
      )
      for (const [index, { socket, name, watch }] of watched.entries()) {
        const now = admitted[index]
        if (!now) await this.#end(socket, name)
        else if (!isSame(watch.people, peopleOf(now))) await this.#change(socket, name, now)
      }
    }
  }

  /** Has a socket hear of the people who are concerned by now, and of nobody else. */
  async #change(socket: HubSocket, name: string, admitted: Admitted): Promise<void> {
    const watches = this.#watches.get(socket)
    const watch = watches?.get(name)
    if (!watches || !watch) return
    const people = peopleOf(admitted)
    watches.set(name, { ...watch, people, isSilent: 'silent' in admitted })
    await socket.join(people.map(presenceRoom))
    await this.#leave(socket, watch.people)
  }

  /** @returns who of the people concerned has a page open; null where it is not allowed. */
  async #subscribe(socket: HubSocket, name: string): Promise<readonly number[] | null> {
    const [, kindName = '', id = ''] = NAME.exec(name) ?? []
    const kind = this.#kinds.get(kindName)
    if (!kind) return null
    try {
      const asking = { principal: socket.data.principal, id }
      const [admitted] = await kind.admit(this.#options.database, [asking])
      if (!admitted || !socket.connected) return null
      const people = peopleOf(admitted)
      const watches = this.#watches.get(socket) ?? new Map<string, Watch>()
      const before = watches.get(name)
      if (!before && !this.#hasRoom(socket, people)) return null
      // Whoever asks again may not say more often what passes.
      const sent = before?.sent ?? new Map<string, number>()
      watches.set(name, { kind, id, people, isSilent: 'silent' in admitted, sent })
      this.#watches.set(socket, watches)
      await socket.join([watchRoom(name), ...people.map(presenceRoom)])
      return await this.#present(people)
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a subscription could not be checked')
      return null
    }
  }

  /** Whether a session may watch one thing more, about which so many people are told of. */
  #hasRoom(socket: HubSocket, people: readonly number[]): boolean {
    const { sessionKey } = socket.data.principal
    let watched = 0
    let rooms = 0
    for (const [other, watches] of this.#watches) {
      if (other.data.principal.sessionKey !== sessionKey) continue
      watched += watches.size
      rooms += watches.size + new Set([...watches.values()].flatMap((watch) => watch.people)).size
    }
    return watched < WATCHED_PER_SESSION && rooms + people.length < ROOMS_PER_SESSION
  }

  async #end(socket: HubSocket, name: string): Promise<void> {
    const watches = this.#watches.get(socket)
    const ended = watches?.get(name)
    if (!watches || !ended) return
    watches.delete(name)
    await socket.leave(watchRoom(name))
    await this.#leave(socket, ended.people)
  }

  /** Lets go of those of these people whom nothing concerns any more that a socket watches. */
  async #leave(socket: HubSocket, people: readonly number[]): Promise<void> {
    const watches = this.#watches.get(socket)?.values() ?? []
    const others = new Set([...watches].flatMap((watch) => watch.people))
    for (const userId of people) if (!others.has(userId)) await socket.leave(presenceRoom(userId))
  }

  #relay(socket: HubSocket, name: string, signal: string): void {
    const watch = this.#watches.get(socket)?.get(name)
    const every = watch?.kind.signals[signal]
    if (
      !watch ||
      watch.isSilent ||
      every === undefined ||
      !Object.hasOwn(watch.kind.signals, signal)
    )
      return
    const now = performance.now()
    if (now - (watch.sent.get(signal) ?? -every) < every) return
    watch.sent.set(signal, now)
    const { userId } = socket.data.principal
    socket.volatile
      .to(watchRoom(name))
      .emit(`${watch.kind.kind}.${signal}`, { Id: watch.id, UserId: userId })
  }

  /** Answers a packet, whose last value is the function to answer by, with what came of a call. */
  #answer(
    socket: HubSocket,
    name: unknown,
    said: readonly unknown[],
    make: MakeOwn,
    attempt: Attempt,
  ): void {
    const answer = said.at(-1)
    if (typeof name === 'string' && typeof answer === 'function')
      void this.#call(socket, name, make, attempt).then((made) => void answer(made))
  }

  /** Makes a call about a thing for who watches it, as over HTTP. */
  async #call(
    socket: HubSocket,
    name: string,
    make: MakeOwn,
    { key, page }: Attempt,
  ): Promise<HubAnswer | null> {
    const watch = this.#watches.get(socket)?.get(name)
    const own = watch && make(watch.kind, watch.id)
    if (!own) return null
    const { headers, address } = socket.handshake
    const { projectId, role, language } = socket.data.principal
    const place = projectId === null || role === null ? undefined : `${projectId} ${role}`
    const caller = {
      headers,
      address,
      language,
      idempotencyKey: key,
      place: headerOf(page, PLACE_HEADER) ?? place,
      person: headerOf(page, PERSON_HEADER),
    }
    try {
      const made = await this.#options.makeCall(own, caller)
      return { Status: made.status, Body: made.body }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a call by the hub could not be made')
      return null
    }
  }

  #tell(userId: number, isPresent: boolean): void {
    const presence: Presence = { UserId: userId, Present: isPresent }
    this.#options.io.to(presenceRoom(userId)).emit(HUB_PRESENCE, presence)
  }

  #localOf(userIds: readonly number[]): number[] {
    const { rooms } = this.#options.io.sockets.adapter
    return userIds.filter((userId) => rooms.has(userRoom(userId)))
  }

  /** Who of these people has a page open, on any server. */
  async #present(userIds: readonly number[]): Promise<readonly number[]> {
    const here = this.#localOf(userIds)
    if (!this.#options.isShared) return here
    const elsewhere = await askServers(this.#options.io, 'present', userIds)
    return [...new Set([...here, ...(elsewhere ?? []).flat()])]
  }
}
