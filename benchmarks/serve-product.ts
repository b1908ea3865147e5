import { openFolderStorage } from '../apps/server/src/kernel/folder-storage.ts'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../apps/server/src/app/server.ts'
import { openLog } from '../apps/server/src/kernel/log.ts'

/** The product as people get it, but for the request limits: one client stands for many. */
const server = await startServer({
  connection: JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}'),
  log: openLog('error'),
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://127.0.0.1',
  storage: openFolderStorage(await mkdtemp(join(tmpdir(), 'telemachos-bench-'))),
  rateLimits: false,
  ...(process.env['BENCH_PAGE'] && {
    pageFolder: fileURLToPath(new URL('../dist/web/', import.meta.url)),
  }),
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
console.log(`listening ${server.port}`)
