import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { asConfigured, readConfig, type Config } from '../kernel/config.ts'
import { openDatabase } from '../kernel/database/database.ts'
import { defaultDataDir } from '../kernel/database/embedded/launcher.ts'
import { wordsOf } from '../kernel/failure-words.ts'
import { openLog, type Logger } from '../kernel/log.ts'
import { readOfDisks } from '../kernel/disk-metrics.ts'
import { serveMetrics } from '../kernel/metrics-page.ts'
import { openTerminalLog } from '../kernel/terminal-log.ts'
import { findPort, startWorkers } from '../kernel/workers/primary.ts'
import { sayAlive } from '../kernel/workers/liveness.ts'
import { endWhenTold, sayReady } from '../kernel/workers/worker.ts'
import { readOfWorkers } from '../kernel/workers/worker-metrics.ts'
import { openConfiguredDatabase, type ReadyDatabase } from './database.ts'
import { loadDemoIfWanted } from './demo/index.ts'
import { listSignIns } from './demo/sign-ins.ts'
import { reportStep } from './report-step.ts'
import { serve } from './serve.ts'
import { describeStart } from './start-message.ts'
import { requireRedis } from './start-redis.ts'
import { isBucket, openStorage } from './storage.ts'
import { storageFolderOf } from './storage-folder.ts'

/** What answers people: this process, or workers beside it. */
interface Serving {
  readonly port: number
  /** What the operator reads at `/metrics`. */
  readMetrics(): Promise<string>
  close(): Promise<void>
}

async function main(): Promise<void> {
  const started = performance.now()
  const config = readConfig(process.env)
  const log = chooseLog(config)
  if (cluster.isWorker) return work(config, log)
  const workers = config.WORKERS ?? defaultWorkers()
  const database = await openConfiguredDatabase(config, log, reportStep, workers)
  try {
    process.stdout.write(`Data: ${database.place}\n`)
    const storage = await openStorage(config)
    const hasDemo = await loadDemoIfWanted(database, config, log, storage, reportStep)
    const serving = await startServing(config, database, log, workers)
    const { METRICS_HOST: host, METRICS_PORT: port } = config
    const readDisks = readOfDisks(foldersOf(config))
    const readMetrics = async () =>
      (await Promise.all([serving.readMetrics(), readDisks()])).join('')
    const metrics = port === undefined ? undefined : await serveMetrics({ host, port }, readMetrics)
    onStopSignal(async () => {
      await metrics?.close()
      await serving.close()
      await database.stop()
    })
    const message = {
      address: addressOf(config, serving.port),
      metrics: metrics && `http://${host}:${metrics.port}/metrics`,
      seconds: (performance.now() - started) / 1000,
      signIns: hasDemo ? await readSignIns(database, log) : [],
      isTerminal: process.stdout.isTTY,
    }
    process.stdout.write(describeStart(message))
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function startServing(
  config: Config,
  { connection }: ReadyDatabase,
  log: Logger,
  count: number,
): Promise<Serving> {
  if (count === 1) return serve({ config, connection, log, isWorker: false })
  await requireRedis(config, log)
  const port = await asConfigured('HOST or PORT', () => findPort(config.HOST, config.PORT))
  // To a worker every database is one that it is given.
  const environment = { DATABASE_URL: connection.connectionString, PORT: String(port) }
  const { close } = await startWorkers({ count, environment, log })
  return { port, close, readMetrics: readOfWorkers() }
}

/** What the server keeps on disks of this machine, by what it is. */
function foldersOf(config: Config): Record<string, string> {
  const { DATABASE_URL, DATA_DIR } = config
  return {
    ...(!isBucket(config.STORAGE_URL) && { files: storageFolderOf(config) }),
    ...(DATABASE_URL === undefined && { database: DATA_DIR ?? defaultDataDir() }),
  }
}

/** One for each two cores, where several processes can share a port. */
function defaultWorkers(): number {
  return process.platform === 'linux' ? Math.max(1, Math.floor(availableParallelism() / 2)) : 1
}

/** One of several workers: the primary process has the database ready, and says when to end. */
async function work(config: Config, log: Logger): Promise<void> {
  const { DATABASE_URL: connectionString = '' } = config
  const server = serve({ config, connection: { connectionString }, log, isWorker: true })
  endWhenTold(async () => (await server).close())
  await server
  sayReady()
  sayAlive()
}

async function readSignIns(
  { connection }: ReadyDatabase,
  log: Logger,
): ReturnType<typeof listSignIns> {
  const database = openDatabase(connection, log, 1)
  try {
    return await listSignIns(database)
  } finally {
    await database.close()
  }
}

/** JSON lines for programs, and wherever LOG_LEVEL asks for them; else words for a person. */
function chooseLog({ LOG_LEVEL }: Config): Logger {
  return LOG_LEVEL === undefined && process.stderr.isTTY
    ? openTerminalLog()
    : openLog(LOG_LEVEL ?? 'info')
}

function addressOf(config: Config, port: number): string {
  return config.PORT === 0 ? `http://${config.HOST}:${port}` : config.PUBLIC_URL
}

/** Ctrl+C under npm arrives twice, from the terminal and from npm: that is one request. */
const SAME_REQUEST_MS = 1_000

/** Stops once, in order, at the first signal; a later one ends the process at once. */
function onStopSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > SAME_REQUEST_MS) process.exit(1)
        return
      }
      stoppingSince = performance.now()
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exit(1)
})
