import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Principal } from '../kernel/context.ts'
import { openDatabase, type Database } from '../kernel/database/database.ts'
import { nameInstallation } from '../kernel/database/installation-store.ts'
import { openLog } from '../kernel/log.ts'
import { SharedRedis } from '../kernel/open-redis.ts'
import { openHub, type Hub } from '../kernel/realtime/hub.ts'
import { createTestDatabase } from './database.ts'
import { principal } from './principal.ts'

const ORIGIN = 'http://own.example'

/** Somebody whose session is called by their number: `s1`. */
export const person = (userId: number, roles: Principal['memberships'] = new Map()): Principal => ({
  ...principal,
  sessionKey: `s${userId}`,
  userId,
  projectId: null,
  role: null,
  memberships: roles,
})

/** The next time that a socket hears of something. */
export const once = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => socket.once(event, resolve))

/** Hubs on a database of their own, and sockets that connect to them, for the tests of one file. */
export function setHubs() {
  let database: Database
  let drop: () => Promise<void>
  const alive = new Map<string, Principal>()
  /** Who may watch which document: the user and the id. */
  const mayWatch = new Set<string>()
  /** Whom a document concerns, where it is not the first two. */
  const concerned = new Map<string, readonly number[]>()
  /** How often sessions were looked at again. */
  let sessionReads = 0
  const open: { hub: Hub; http: Server; redis?: SharedRedis }[] = []
  const sockets: Socket[] = []

  beforeAll(async () => {
    const test = await createTestDatabase()
    drop = test.drop
    database = openDatabase(test.connection, openLog('silent'))
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect()
    for (const { hub, http, redis } of open.splice(0)) {
      await hub.close()
      http.close()
      redis?.close()
    }
    alive.clear()
    mayWatch.clear()
    concerned.clear()
  })

  async function startHub(redisUrl?: string): Promise<{ hub: Hub; port: number }> {
    const http = createServer()
    const redis = redisUrl
      ? new SharedRedis(redisUrl, openLog('silent'), await nameInstallation(database))
      : undefined
    const hub = openHub({
      httpServer: http,
      database,
      authenticate: async ({ telemachos }) => ({ principal: alive.get(telemachos ?? '') }),
      readSessions: async (principals) => {
        sessionReads += 1
        return principals.map(({ sessionKey }) => alive.get(sessionKey))
      },
      onForget: () => undefined,
      makeCall: async () => ({ status: 501, body: {} }),
      audiences: [
        {
          kind: 'friends',
          usersOf: async (_, rooms) => rooms.map((room) => (room === 'friends:7' ? [1] : [])),
        },
      ],
      watched: [
        {
          kind: 'document',
          signals: { typing: 60_000 },
          admit: async (_, watchers) =>
            watchers.map(({ principal: { userId }, id }) =>
              mayWatch.has(`${userId} ${id}`)
                ? (concerned.get(id) ?? [1, 2]).filter((one) => one !== userId)
                : undefined,
            ),
        },
      ],
      publicUrl: ORIGIN,
      log: openLog('silent'),
      ...(redis && { redis }),
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    open.push({ hub, http, ...(redis && { redis }) })
    return { hub, port: (http.address() as AddressInfo).port }
  }

  function connect(port: number, session: string, origin = ORIGIN): Socket {
    const socket = io(`http://127.0.0.1:${port}`, {
      path: '/realtime',
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie: `telemachos=${session}`, origin },
    })
    sockets.push(socket)
    return socket
  }

  return {
    alive,
    mayWatch,
    concerned,
    startHub,
    connect,
    get database() {
      return database
    },
    get sessionReads() {
      return sessionReads
    },
  }
}
