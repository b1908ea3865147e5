import { contract } from '@telemachos/contract'
import type { AddressInfo, ListenOptions } from 'node:net'
import {
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '../kernel/database/database.ts'
import { nameInstallation } from '../kernel/database/installation-store.ts'
import { openReporting } from '../kernel/database/reporting-database.ts'
import { Heartbeat } from '../kernel/database/heartbeat.ts'
import { outsideTransactions } from '../kernel/database/transaction-scope.ts'
import type { Cookies } from '../kernel/cookies.ts'
import { asConfigured } from '../kernel/config.ts'
import type { FileStorage } from '../kernel/file-storage.ts'
import { guardStorage } from '../kernel/guarded-storage.ts'
import { openHttpServer } from '../kernel/http-server.ts'
import { openJobRunner } from '../kernel/jobs/recurring-jobs.ts'
import type { Logger } from '../kernel/log.ts'
import { openOutgoing } from '../kernel/outgoing.ts'
import { openMetrics } from '../kernel/metrics.ts'
import { matchCalls, mountCall } from '../kernel/mount.ts'
import { describeCalls } from '../kernel/openapi.ts'
import { callWithin } from '../kernel/own-call.ts'
import { servePage } from '../kernel/page.ts'
import { Parts } from '../kernel/parts.ts'
import { openHub } from '../kernel/realtime/hub.ts'
import { serveReference } from '../kernel/reference-page.ts'
import { RowWriter } from '../kernel/row-writer.ts'
import type { KernelServices } from '../kernel/run-call.ts'
import type { Scanner } from '../kernel/scanner.ts'
import { systemTokens } from '../kernel/system-tokens.ts'
import { tellMetrics } from '../kernel/workers/worker-metrics.ts'
import { Sessions } from '../modules/identity/index.ts'
import { watchTexts } from '../modules/language/index.ts'
import { openMailSender } from '../modules/mail/index.ts'
import { compose } from './compose.ts'
import { DOMAINS } from './domains.ts'
import { loadServerRender } from './server-render.ts'
import { FIRST_ANSWERS_MS, startReader } from './page-start.ts'
import { readTextParts } from './page-texts.ts'
import { DATABASE_MS, partsOf } from './parts.ts'
import { mountReadiness } from './readiness.ts'
import { startRedis } from './start-redis.ts'

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
  /** Where authors' SQL is sent instead, such as a replica. */
  readonly reportsUrl?: string | undefined
  /** How long a server that starts waits for Redis, in milliseconds. */
  readonly redisStartMs?: number
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
  /** Whether the queries of debugging are answered; not, without. */
  readonly debugQueries?: boolean | undefined
  /** Whether this process is one of several workers on one port. */
  readonly isWorker?: boolean
  /**
   * Whether it looks all the time at the parts that it works with: the log tells of them, and nobody
   * waits for a database that is silent.
   */
  readonly watchesParts?: boolean
  /** Whether the operator reads metrics. */
  readonly measured?: boolean
  /** The built page; without it the server only answers calls. */
  readonly pageFolder?: string | undefined
  readonly rateLimits?: boolean
  readonly verifyAnswers?: boolean
  readonly clock?: () => Date
  /** How long a page waits for what it begins with, in milliseconds. */
  readonly firstAnswersMs?: number
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

/** Starts one server on a migrated database. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log, publicUrl, isWorker = false } = options
  const storage = outsideTransactions('the storage of files', guardStorage(options.storage))
  const database = openDatabase(options.connection, log)
  // Its connection is there before anybody asks whether the server is ready.
  void database.ping(DATABASE_MS).catch(() => undefined)
  const readInstallation = () => nameInstallation(database)
  const redis = await startRedis({ ...options, readInstallation })
  const texts = await watchTexts(database)
  const sessions = new Sessions(database, (keys) => hub.forget(keys))
  const authenticate = (cookies: Cookies) => sessions.recognise(cookies)
  const outgoing = openOutgoing({ origins: options.outgoingOrigins ?? [] })
  const reporting = openReporting({
    database,
    connection: options.connection,
    reportsUrl: options.reportsUrl,
  })
  const parts = new Parts(partsOf({ ...options, storage, database, redis, outgoing }), log)
  const heartbeat = options.watchesParts ? new Heartbeat(database) : undefined
  if (options.watchesParts) parts.watch()
  const composition = compose(DOMAINS, {
    sessions,
    parts,
    storage,
    reporting,
    scanner: guardScanner(options.scanner),
    publicUrl,
    mailsLeave: options.smtpUrl !== undefined,
    limitsCallers: options.rateLimits ?? true,
    outgoing,
    adminFolders: options.adminFolders ?? [],
    debugQueries: options.debugQueries ?? false,
  })
  const metrics = options.measured
    ? openMetrics({
        database,
        gauges: composition.gauges,
        counters: composition.counters,
        parts,
        countSockets: () => hub.countSockets(),
      })
    : undefined
  const stopTelling = metrics && isWorker ? tellMetrics(metrics.registry) : undefined
  const app = await openHttpServer({
    publicUrl,
    log,
    authenticate,
    systemTokens: {
      read: (authorization) => systemTokens.get().read(authorization),
      recognise: (token) => systemTokens.get().recognise(database, token),
    },
    rateLimits: options.rateLimits ?? true,
    trustedProxies: options.trustedProxies,
    isWorker,
    metrics,
    ...(redis && { redis }),
  })
  const groups = Object.values(contract)
  const calls = matchCalls(groups, composition.routes)
  const services: KernelServices = {
    database,
    calls: new Map(calls.map((call) => [call.name, call])),
    rowWriter: new RowWriter(database),
    log,
    clock: options.clock ?? (() => new Date()),
    admission: composition.admission,
    taken: composition.taken,
    tell: (events) => hub.tell(events),
    wakeHub: () => hub.wake(),
    verifyAnswers: options.verifyAnswers ?? false,
  }
  for (const call of calls) mountCall(app, call, services)
  await serveReference(app, () => describeCalls(groups))
  mountReadiness(app, parts)
  let build: string | undefined
  if (options.pageFolder) {
    const readStart = startReader({
      app,
      readPosition: () => hub.position(),
      clock: services.clock,
      answersMs: options.firstAnswersMs ?? FIRST_ANSWERS_MS,
      serverRender: await loadServerRender(options.pageFolder),
      textParts: await readTextParts(options.pageFolder),
    })
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
    parts.close()
    await Promise.allSettled([mail.close(), hub.close(), app.close(), heartbeat?.close()])
    await texts.close()
    await reporting.close()
    await database.close()
    redis?.close()
    throw error
  }
  const jobs = openJobRunner({ database, log, clock: services.clock, jobs: composition.jobs })
  return {
    port: (app.server.address() as AddressInfo).port,
    database,
    readMetrics: async () => (metrics ? metrics.registry.metrics() : ''),
    close: async () => {
      parts.close()
      metrics?.close()
      stopTelling?.()
      // Together: the hub waits for connections that only the app closes.
      await Promise.all([jobs.close(), mail.close(), hub.close(), app.close()])
      redis?.close()
      await heartbeat?.close()
      await texts.close()
      await reporting.close()
      await database.close()
    },
  }
}

const guardScanner = (scanner: ServerOptions['scanner']): ServerOptions['scanner'] =>
  typeof scanner === 'object' ? outsideTransactions('the scanner', scanner) : scanner
