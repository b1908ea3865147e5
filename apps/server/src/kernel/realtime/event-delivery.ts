import { setImmediate as soon, setTimeout as sleep } from 'node:timers/promises'
import type { AudienceResolver } from '../audience.ts'
import type { Database } from '../database/database.ts'
import { levelOf } from '../unavailable.ts'
import type { Logger } from '../log.ts'
import { removeTold, takeOutbox, TAKEN_AT_ONCE, userRoom, type OutgoingEvent } from '../outbox.ts'
import type { HubServer } from './hub-socket.ts'

/** Whoever is woken waits so long for more to take at once. */
const GATHER_MS = 15

interface Options {
  readonly io: HubServer
  readonly database: Database
  readonly audiences: readonly AudienceResolver[]
  readonly log: Logger
  /** Told of how many events are about to be delivered. */
  readonly onTaken: (count: number) => void
}

/**
 * Tells pages of events: of those that this server has committed at once, and of those that nobody
 * tells of when it looks into the outbox. An event may be told twice where its server was late; whoever
 * hears it loads what it names.
 */
export class EventDelivery {
  readonly #options: Options
  /** Committed here, and not told yet. */
  readonly #waiting: OutgoingEvent[] = []
  /** The keys of what was told, which the outbox still has. */
  #told: string[] = []
  #telling: Promise<void> | undefined
  #taking: Promise<void> | undefined
  #again = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Tells of what this server has just committed, after the answer of the call that did. */
  tell(events: readonly OutgoingEvent[]): void {
    this.#waiting.push(...events)
    if (this.#waiting.length > 0) this.#telling ??= this.#tellAll()
  }

  /** Takes what the outbox has for anybody. */
  wake(): void {
    this.#again = true
    this.#taking ??= this.#takeAll()
      .catch((error: unknown) =>
        this.#options.log[levelOf(error)]({ err: error }, 'events wait in the outbox'),
      )
      .finally(() => (this.#taking = undefined))
  }

  async close(): Promise<void> {
    await Promise.all([this.#telling, this.#taking])
    await removeTold(this.#options.database, this.#told.splice(0))
  }

  async #tellAll(): Promise<void> {
    await soon()
    while (this.#waiting.length > 0) {
      const events = this.#waiting.splice(0)
      try {
        await this.#deliver(events)
        this.#told.push(...events.flatMap(({ key }) => key ?? []))
      } catch (error) {
        this.#options.log[levelOf(error)]({ err: error }, 'events wait in the outbox')
      }
    }
    this.#telling = undefined
  }

  async #takeAll(): Promise<void> {
    while (this.#again) {
      await sleep(GATHER_MS)
      this.#again = false
      const events = await this.#take()
      await this.#deliver(events)
      this.#again ||= events.length === TAKEN_AT_ONCE
    }
  }

  async #take(): Promise<OutgoingEvent[]> {
    const told = this.#told
    this.#told = []
    try {
      return await takeOutbox(this.#options.database, told)
    } catch (error) {
      this.#told.push(...told)
      throw error
    }
  }

  async #deliver(events: readonly OutgoingEvent[]): Promise<void> {
    if (events.length === 0) return
    const { io, database, audiences, onTaken } = this.#options
    onTaken(events.length)
    const resolved = await resolveRooms(database, events, audiences)
    for (const { name, payload, rooms } of differing(events)) {
      const told = rooms.flatMap((room) => resolved.get(room) ?? room)
      if (told.length > 0) io.to(told).emit(name, payload)
    }
  }
}

/** What is the same for the same people is told once. */
function differing(events: readonly OutgoingEvent[]): Iterable<OutgoingEvent> {
  if (events.length === 1) return events
  return new Map(
    events.map((event) => [JSON.stringify([event.name, event.payload, event.rooms]), event]),
  ).values()
}

/** The rooms of the people whom domains find in rooms of theirs, each domain asked for all at once. */
async function resolveRooms(
  database: Database,
  events: readonly OutgoingEvent[],
  audiences: readonly AudienceResolver[],
): Promise<Map<string, string[]>> {
  const all = new Set(events.flatMap((event) => event.rooms))
  const found = await Promise.all(
    audiences.map(async (audience) => {
      const rooms = [...all].filter((room) => room.startsWith(`${audience.kind}:`))
      const users = rooms.length > 0 ? await audience.usersOf(database, rooms) : []
      return rooms.map((room, index) => [room, (users[index] ?? []).map(userRoom)] as const)
    }),
  )
  return new Map(found.flat())
}
