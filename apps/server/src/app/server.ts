import { contract } from '@telemachos/contract'
import { Redis } from 'ioredis'
import type { AddressInfo } from 'node:net'
import {
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '../kernel/database/database.ts'
import { openHttpServer } from '../kernel/http-server.ts'
import { forgetOldKeys } from '../kernel/idempotency.ts'
import type { Logger } from '../kernel/log.ts'
import { matchCalls, mountCall } from '../kernel/mount.ts'
import { describeCalls } from '../kernel/openapi.ts'
import { servePage } from '../kernel/page.ts'
import { openHub } from '../kernel/realtime/hub.ts'
import { REFERENCE_STYLES, renderReference } from '../kernel/reference-page.ts'
import { RowWriter } from '../kernel/row-writer.ts'
import type { KernelServices } from '../kernel/run-call.ts'
import { deleteExpiredSessions, Sessions } from '../modules/identity/index.ts'
import { listCarers } from '../modules/users/index.ts'
import { allRoutes } from './modules.ts'

export interface ServerOptions {
  readonly connection: DatabaseConnection
  readonly log: Logger
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  readonly publicUrl: string
  readonly redisUrl?: string | undefined
  /** The built page; without it the server only answers calls. */
  readonly pageFolder?: string | undefined
  readonly rateLimits?: boolean
  readonly verifyAnswers?: boolean
  readonly clock?: () => Date
}

export interface RunningServer {
  readonly port: number
  readonly database: Database
  /** Finishes what is under way, then lets everything go. */
  close(): Promise<void>
}

const HOUSEKEEPING_MS = 10 * 60_000

/** Starts one server on a migrated database. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log, publicUrl } = options
  const database = openDatabase(options.connection, log)
  const redis = options.redisUrl ? new Redis(options.redisUrl, { lazyConnect: true }) : undefined
  redis?.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached'))
  await redis?.connect()
  const sessions = new Sessions(database)
  const authenticate = (cookie: string) => sessions.authenticate(cookie)
  const app = await openHttpServer({
    publicUrl,
    log,
    authenticate,
    rateLimits: options.rateLimits ?? true,
    ...(redis && { redis }),
  })
  const services: KernelServices = {
    database,
    rowWriter: new RowWriter(database),
    log,
    clock: options.clock ?? (() => new Date()),
    wakeHub: () => hub.wake(),
    verifyAnswers: options.verifyAnswers ?? false,
  }
  const groups = Object.values(contract)
  for (const call of matchCalls(groups, allRoutes(sessions))) mountCall(app, call, services)
  const description = JSON.stringify(describeCalls(groups))
  const reference = renderReference(groups)
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send(description),
  )
  app.get('/api/reference', (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'self'")
      .type('text/html; charset=utf-8')
      .send(reference),
  )
  app.get('/api/reference.css', (_request, reply) => reply.type('text/css').send(REFERENCE_STYLES))
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async () => {
    await database.ping()
    return { status: 'ready' }
  })
  if (options.pageFolder) await servePage(app, options.pageFolder)
  const hub = openHub({
    httpServer: app.server,
    database,
    authenticate,
    readSessions: (keys) => sessions.read(keys),
    listCarers: (people) => listCarers(database, people),
    publicUrl,
    log,
    ...(redis && { redis }),
  })
  await app.listen({ host: options.host, port: options.port })
  const housekeeping = setInterval(() => void keepHouse(database, log), HOUSEKEEPING_MS)
  return {
    port: (app.server.address() as AddressInfo).port,
    database,
    close: async () => {
      clearInterval(housekeeping)
      await hub.close()
      await app.close()
      redis?.disconnect()
      await database.close()
    },
  }
}

/** Removes what has outlived its use. */
async function keepHouse(database: Database, log: Logger): Promise<void> {
  try {
    await Promise.all([deleteExpiredSessions(database), forgetOldKeys(database)])
  } catch (error) {
    log.warn({ err: error }, 'housekeeping waits for next time')
  }
}
