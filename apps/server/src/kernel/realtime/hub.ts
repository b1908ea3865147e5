import { REALTIME_PATH } from '@telemachos/contract/core/call-path'
import { createAdapter as amongWorkers } from '@socket.io/cluster-adapter'
import { createAdapter as overRedis } from '@socket.io/redis-streams-adapter'
import { HUB_BUILD } from '@telemachos/contract/core/hub-build'
import { HUB_LATE } from '@telemachos/contract/core/hub-late'
import { HUB_POSITION } from '@telemachos/contract/core/hub-position'
import { PACKET_BYTES } from '@telemachos/contract/core/hub-signals'
import { claimHolds } from '@telemachos/contract/core/person-claim'
import { PROJECT_WIDE_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { parseCookie } from 'cookie'
import { randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { AudienceResolver } from '../audience.ts'
import type { Principal } from '../context.ts'
import { isOwnSite } from '../cross-site.ts'
import type { Database } from '../database/database.ts'
import { levelOf } from '../unavailable.ts'
import type { Authenticate } from '../http-server.ts'
import type { Logger } from '../log.ts'
import { BLOCK_MS, type SharedRedis } from '../open-redis.ts'
import type { MakeCall } from '../own-call.ts'
import { EVERYBODY_ROOM, memberRoom, projectRoom, userRoom, type OutgoingEvent } from '../outbox.ts'
import { askServers } from './ask-servers.ts'
import { Deliveries } from './deliveries.ts'
import { EventDelivery } from './event-delivery.ts'
import type { HubServer, HubSocket } from './hub-socket.ts'
import { endFloods, limitFrames, SessionSockets, SIGN_IN_MS } from './socket-limits.ts'
import { Subscriptions } from './subscriptions.ts'
import type { WatchedKind } from './watched.ts'

/** What each of these is now, in the same order; undefined for what has ended. */
export type ReadSessions = (
  principals: readonly Principal[],
) => Promise<readonly (Principal | undefined)[]>

export interface HubOptions {
  readonly httpServer: HttpServer
  readonly database: Database
  readonly authenticate: Authenticate
  readonly readSessions: ReadSessions
  readonly audiences: readonly AudienceResolver[]
  readonly watched: readonly WatchedKind[]
  readonly publicUrl: string
  readonly log: Logger
  /** Makes the calls that pages make by the hub. */
  readonly makeCall: MakeCall
  /** Which build of the page this server serves; none where it serves none. */
  readonly build?: string | undefined
  readonly redis?: SharedRedis
  /** Whether this process is one of several workers. */
  readonly isWorker?: boolean
  /** Another server says that these sessions have changed. */
  readonly onForget: (sessionKeys: readonly string[]) => void
}

export interface Hub {
  /** These events have just been committed here. */
  tell(events: readonly OutgoingEvent[]): void
  /** Events have been left in the outbox for anybody. */
  wake(): void
  /**
   * Another one whenever anything is delivered to anybody: whoever loaded at this position, and
   * connects at it, has missed nothing. Null where servers of other machines deliver too.
   */
  position(): string | null
  /** Has the other servers forget what they remember of sessions. @returns whether all of them have. */
  forget(sessionKeys: readonly string[]): Promise<boolean>
  /** How many sockets this process has. */
  countSockets(): number
  close(): Promise<void>
}

/** How often the outbox is looked at without being woken, and sessions are checked again. */
const SWEEP_MS = 500

/** How often pages ask anew for what they show, while servers do not hear each other. */
const LATE_MS = 15_000

/** A room that nobody is in. */
const NOBODY = 'nobody'

/**
 * The realtime hub: one socket a page, signed in by the session, in the rooms of its person, of the
 * projects that the person administers, and of what the page watches (see Subscriptions). Frames carry
 * ids only; pages ask for the rest.
 */
export function openHub(options: HubOptions): Hub {
  const { httpServer, database, log, redis, isWorker = false } = options
  const ownOrigin = new URL(options.publicUrl).origin
  const io: HubServer = new Server(httpServer, {
    path: REALTIME_PATH,
    serveClient: false,
    maxHttpBufferSize: PACKET_BYTES,
    connectTimeout: SIGN_IN_MS,
    allowRequest: (request, decide) => decide(null, isOwnSite(request.headers, ownOrigin)),
    ...(redis
      ? {
          adapter: overRedis(redis.client, {
            streamName: redis.keyOf('hub'),
            blockTimeInMs: BLOCK_MS,
          }),
        }
      : isWorker && { adapter: amongWorkers() }),
    // Workers take connections in turn, so that requests of one socket would reach several of them.
    ...(isWorker && { transports: ['websocket'] }),
  })
  endFloods(io)
  const sessions = new SessionSockets()
  io.use((socket, next) => {
    signIn(socket, options.authenticate, sessions).then(
      (refusal) => next(refusal === undefined ? undefined : new Error(refusal)),
      (error: unknown) => {
        log[levelOf(error)]({ err: error }, 'a socket could not sign in')
        next(new Error('unavailable'))
      },
    )
  })

  const isShared = isWorker || redis !== undefined
  const run = randomUUID()
  const deliveries = new Deliveries()
  const noteTaken = (count: number): void => {
    deliveries.note(run, count)
    // Workers hear in the order in which this is said: before the events themselves.
    if (isWorker && count > 0) io.serverSideEmit('taken', run, count)
  }
  noteTaken(0)
  io.on('taken', (server, count) => deliveries.note(server, count))
  io.on('forget', (sessionKeys, answer) => {
    options.onForget(sessionKeys)
    answer(true)
  })
  const position = (): string | null => (redis ? null : deliveries.position)
  const { watched: kinds, makeCall } = options
  const subscriptions = new Subscriptions({ io, database, log, makeCall, kinds, isShared })
  const stopTelling = redis && tellOfDelay(io, redis)
  io.on('connection', (socket) => {
    limitFrames(socket, sessions)
    // By now the socket is in its rooms: what is delivered from here on reaches it.
    socket.emit(HUB_POSITION, position())
    if (redis?.away) socket.emit(HUB_LATE, true)
    if (options.build !== undefined) socket.emit(HUB_BUILD, options.build)
    subscriptions.open(socket)
  })

  const delivery = new EventDelivery({
    io,
    database,
    log,
    audiences: options.audiences,
    onTaken: noteTaken,
  })
  let sweeping: Promise<void> | undefined
  const sweep = (): void => {
    delivery.wake()
    sweeping ??= recheck([...io.sockets.sockets.values()], options.readSessions)
      .then(() => subscriptions.recheck())
      .catch((error: unknown) => {
        log[levelOf(error)]({ err: error }, 'sessions of sockets could not be checked')
        io.local.disconnectSockets(true)
      })
      .finally(() => (sweeping = undefined))
  }
  const timer = setInterval(sweep, SWEEP_MS)

  return {
    tell: (events) => delivery.tell(events),
    wake: () => delivery.wake(),
    position,
    forget: async (sessionKeys) =>
      !isShared || (await askServers(io, 'forget', sessionKeys)) !== undefined,
    countSockets: () => io.sockets.sockets.size,
    close: async () => {
      clearInterval(timer)
      stopTelling?.()
      await Promise.all([delivery.close(), sweeping])
      await io.close()
    },
  }
}

/**
 * Tells pages when servers do not hear each other: what others change reaches them late. Meanwhile they
 * ask anew now and then, and once more when it is over.
 */
function tellOfDelay(io: HubServer, redis: SharedRedis): () => void {
  redis.listen({
    onAway: () => io.local.emit(HUB_LATE, true),
    onBack: (wasUnheard) => {
      // What is read after an entry is read from there on; before the first, what arrives between two looks is missed.
      io.to(NOBODY).emit(HUB_POSITION, null)
      io.local.emit(HUB_LATE, false)
      if (wasUnheard) io.emit(HUB_POSITION, null)
      else io.local.emit(HUB_POSITION, null)
    },
  })
  const asking = setInterval(() => {
    if (redis.away) io.local.emit(HUB_POSITION, null)
  }, LATE_MS)
  return () => clearInterval(asking)
}

/** Lets a socket in as its session's person. @returns why it is refused. */
async function signIn(
  socket: HubSocket,
  authenticate: Authenticate,
  sessions: SessionSockets,
): Promise<string | undefined> {
  const { principal } = await authenticate(parseCookie(socket.handshake.headers.cookie ?? ''))
  if (!principal) return 'unauthenticated'
  const claim: unknown = socket.handshake.auth['person']
  if (claim !== undefined && !claimHolds(claim, principal)) return 'person_changed'
  const { sessionKey } = principal
  // Whatever becomes of the socket, its connection is closed once, if it has not been meanwhile.
  if (socket.conn.readyState !== 'open') return 'closed'
  if (!sessions.take(sessionKey)) return 'too_many_sockets'
  socket.conn.once('close', () => sessions.release(sessionKey))
  await enterRooms(socket, principal)
  return undefined
}

async function enterRooms(socket: HubSocket, principal: Principal): Promise<void> {
  socket.data.principal = principal
  const wanted = new Set([
    EVERYBODY_ROOM,
    userRoom(principal.userId),
    ...administered(principal).map(projectRoom),
    ...entered(principal).map(memberRoom),
  ])
  for (const room of socket.rooms) {
    if (isOfPerson(room) && !wanted.has(room)) await socket.leave(room)
  }
  const missing = [...wanted].filter((room) => !socket.rooms.has(room))
  if (missing.length > 0) await socket.join(missing)
}

/** Rooms that somebody is in by who they are; what a page watches is no matter of this. */
const isOfPerson = (room: string): boolean => /^(user|project|members):/.test(room)

function administered({ memberships }: Principal): number[] {
  return [...memberships]
    .filter(([, roles]) => roles.some((role) => roleAllowed(role, PROJECT_WIDE_ROLES)))
    .map(([projectId]) => projectId)
}

/** The projects that the person belongs to, and the one they are in: a SuperAdmin belongs to none. */
function entered({ memberships, projectId }: Principal): number[] {
  return projectId === null ? [...memberships.keys()] : [...memberships.keys(), projectId]
}

/** Puts out the sockets whose session has ended, and moves those whose rights have changed. */
async function recheck(sockets: readonly HubSocket[], readSessions: ReadSessions): Promise<void> {
  if (sockets.length === 0) return
  const principals = await readSessions(sockets.map((socket) => socket.data.principal))
  for (const [index, socket] of sockets.entries()) {
    const principal = principals[index]
    if (principal) await enterRooms(socket, principal)
    else socket.disconnect(true)
  }
}
