import { openFolderStorage } from '../apps/server/src/kernel/folder-storage.ts'
import { mkdtemp } from 'node:fs/promises'
import cluster from 'node:cluster'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../apps/server/src/app/server.ts'
import { openLog } from '../apps/server/src/kernel/log.ts'
import { findPort, startWorkers } from '../apps/server/src/kernel/workers/primary.ts'
import { endWhenTold, sayReady } from '../apps/server/src/kernel/workers/worker.ts'

/** The product as people get it, but for the request limits: one client stands for many. */
const HOST = '127.0.0.1'
const log = openLog('error')
const workers = Number(process.env['BENCH_WORKERS'] ?? 1)

const serve = async () =>
  startServer({
    connection: JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}'),
    log,
    host: HOST,
    port: Number(process.env['BENCH_PORT'] ?? 0),
    publicUrl: `http://${HOST}`,
    storage: openFolderStorage(await mkdtemp(join(tmpdir(), 'telemachos-bench-'))),
    rateLimits: false,
    redisUrl: process.env['BENCH_REDIS'],
    isWorker: cluster.isWorker,
    ...(process.env['BENCH_PAGE'] && {
      pageFolder: fileURLToPath(new URL('../dist/web/', import.meta.url)),
    }),
  })

/** Several, as the product runs them. */
async function serveAsWorkers() {
  const port = await findPort(HOST, 0)
  const environment = { BENCH_PORT: String(port) }
  return { ...(await startWorkers({ count: workers, environment, log })), port }
}

if (cluster.isWorker) {
  const server = serve()
  endWhenTold(async () => (await server).close())
  await server
  sayReady()
} else {
  const server = await (workers > 1 ? serveAsWorkers() : serve())
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
  console.log(`listening ${server.port}`)
}
