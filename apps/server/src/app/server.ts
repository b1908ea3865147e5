import { READY_PATH } from '@telemachos/contract/core/call-path'
import { contract } from '@telemachos/contract'
import type { Redis } from 'ioredis'
import type { AddressInfo, ListenOptions } from 'node:net'
import {
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '../kernel/database/database.ts'
import type { Cookies } from '../kernel/cookies.ts'
import { asConfigured } from '../kernel/config.ts'
import type { FileStorage } from '../kernel/file-storage.ts'
import { openHttpServer } from '../kernel/http-server.ts'
import { openJobRunner } from '../kernel/jobs/recurring-jobs.ts'
import type { Logger } from '../kernel/log.ts'
import { openOutgoing } from '../kernel/outgoing.ts'
import { openRedis } from '../kernel/open-redis.ts'
import { openMetrics } from '../kernel/metrics.ts'
import { matchCalls, mountCall } from '../kernel/mount.ts'
import { describeCalls } from '../kernel/openapi.ts'
import { callWithin } from '../kernel/own-call.ts'
import { servePage } from '../kernel/page.ts'
import { openHub } from '../kernel/realtime/hub.ts'
import { serveReference } from '../kernel/reference-page.ts'
import { RowWriter } from '../kernel/row-writer.ts'
import type { KernelServices } from '../kernel/run-call.ts'
import type { Scanner } from '../kernel/scanner.ts'
import { Sessions } from '../modules/identity/index.ts'
import { openMailSender } from '../modules/mail/index.ts'
import { compose } from './compose.ts'
import { DOMAINS } from './domains.ts'
import { loadServerRender } from './server-render.ts'
import { startReader } from './page-start.ts'

export interface ServerOptions {
  readonly connection: DatabaseConnection
  readonly log: Logger
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  readonly publicUrl: string
  /** Reverse proxies whose word on the addresses of callers holds. */
  readonly trustedProxies?: readonly string[] | undefined
  readonly redisUrl?: string | undefined
  /** Where mail goes; without it mails are kept for an administrator to read. */
  readonly smtpUrl?: string | undefined
  /** The sender of mails: `Name <address>`. */
  readonly mailFrom?: string | undefined
  /** Origins of other systems that the server may call; none without. */
  readonly outgoingOrigins?: readonly string[] | undefined
  /** Where the contents of files are kept. */
  readonly storage: FileStorage
  /** What looks for viruses in files, before anybody but who uploaded them sees them. */
  readonly scanner?: Scanner | 'off' | undefined
  /** Folders of their own that administrators may upload to. */
  readonly adminFolders?: readonly string[] | undefined
  /** Whether this process is one of several workers on one port. */
  readonly isWorker?: boolean
  /** Whether the operator reads metrics. */
  readonly measured?: boolean
  /** The built page; without it the server only answers calls. */
  readonly pageFolder?: string | undefined
  readonly rateLimits?: boolean
  readonly verifyAnswers?: boolean
  readonly clock?: () => Date
}

export interface RunningServer {
  readonly port: number
  readonly database: Database
  /** What the operator reads, where the server is measured. */
  readMetrics(): Promise<string>
  /** Finishes what is under way, then lets everything go. */
  close(): Promise<void>
}

const DEFAULT_SENDER = 'Telemachos <no-reply@localhost>'

/** A server whose database takes longer to say that it is there is not ready. In milliseconds. */
const READY_MS = 800

/** Starts one server on a migrated database. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log, publicUrl, storage, isWorker = false } = options
  const database = openDatabase(options.connection, log)
  const redis = options.redisUrl ? openRedis(options.redisUrl, { lazyConnect: true }) : undefined
  redis?.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached'))
  if (redis) await asConfigured('REDIS_URL', () => reach(redis))
  const sessions = new Sessions(database, (keys) => hub.forget(keys))
  const authenticate = (cookies: Cookies) => sessions.recognise(cookies)
  const composition = compose(DOMAINS, {
    sessions,
    storage,
    scanner: options.scanner,
    publicUrl,
    mailsLeave: options.smtpUrl !== undefined,
    outgoing: openOutgoing({ origins: options.outgoingOrigins ?? [] }),
    adminFolders: options.adminFolders ?? [],
  })
  const metrics = options.measured
    ? openMetrics({
        database,
        gauges: composition.gauges,
        countSockets: () => hub.countSockets(),
      })
    : undefined
  const app = await openHttpServer({
    publicUrl,
    log,
    authenticate,
    rateLimits: options.rateLimits ?? true,
    trustedProxies: options.trustedProxies,
    isWorker,
    metrics,
    ...(redis && { redis }),
  })
  const services: KernelServices = {
    database,
    rowWriter: new RowWriter(database),
    log,
    clock: options.clock ?? (() => new Date()),
    admission: composition.admission,
    taken: composition.taken,
    tell: (events) => hub.tell(events),
    wakeHub: () => hub.wake(),
    verifyAnswers: options.verifyAnswers ?? false,
  }
  const groups = Object.values(contract)
  for (const call of matchCalls(groups, composition.routes)) mountCall(app, call, services)
  const description = describeCalls(groups)
  const descriptionText = JSON.stringify(description)
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send(descriptionText),
  )
  await serveReference(app, description)
  app.get('/health', async () => ({ status: 'ok' }))
  app.get(READY_PATH, async () => {
    await database.ping(READY_MS)
    return { status: 'ready' }
  })
  let build: string | undefined
  if (options.pageFolder) {
    const serverRender = await loadServerRender(options.pageFolder)
    const readStart = startReader(app, () => hub.position(), services.clock, serverRender)
    build = await servePage(app, options.pageFolder, readStart)
  }
  const hub = openHub({
    httpServer: app.server,
    database,
    authenticate,
    readSessions: (principals) => sessions.read(principals),
    audiences: composition.audiences,
    watched: composition.watched,
    publicUrl,
    log,
    makeCall: callWithin(app),
    build,
    isWorker,
    onForget: (keys) => sessions.forgetHere(keys),
    ...(redis && { redis }),
  })
  const mail = openMailSender({
    database,
    log,
    smtpUrl: options.smtpUrl,
    from: options.mailFrom ?? DEFAULT_SENDER,
    publicUrl,
  })
  try {
    const { host, port } = options
    // Each worker listens for itself, and the operating system deals connections out to them.
    const place: ListenOptions = { host, port, reusePort: isWorker }
    await asConfigured('HOST or PORT', () => app.listen(place))
  } catch (error) {
    // What was opened already works on the database, which is to end now.
    await Promise.allSettled([mail.close(), hub.close(), app.close()])
    await database.close()
    redis?.disconnect()
    throw error
  }
  const jobs = openJobRunner({ database, log, clock: services.clock, jobs: composition.jobs })
  return {
    port: (app.server.address() as AddressInfo).port,
    database,
    readMetrics: async () => (metrics ? metrics.registry.metrics() : ''),
    close: async () => {
      // Together: the hub waits for connections that only the app closes.
      await Promise.all([jobs.close(), mail.close(), hub.close(), app.close()])
      redis?.disconnect()
      await database.close()
    },
  }
}

/** Connects; what went wrong is said by the connection, not by the attempt. */
async function reach(redis: Redis): Promise<void> {
  let reason: unknown
  redis.once('error', (error) => (reason = error))
  try {
    await redis.connect()
  } catch (error) {
    redis.disconnect()
    throw reason ?? error
  }
}
