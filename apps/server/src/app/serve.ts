import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Config } from '../kernel/config.ts'
import type { DatabaseConnection } from '../kernel/database/database.ts'
import type { Logger } from '../kernel/log.ts'
import { openScanner } from '../kernel/scanner.ts'
import { startServer, type RunningServer } from './server.ts'
import { openStorage } from './storage.ts'

/** The built page: beside the bundled server, or in the repository's dist folder. */
const PAGE_FOLDERS = ['../web/', '../../../../dist/web/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

interface Served {
  readonly config: Config
  readonly connection: DatabaseConnection
  readonly log: Logger
  /** Whether this process is one of several workers. */
  readonly isWorker: boolean
}

/** Starts the server that the configuration asks for, on a migrated database. */
export async function serve({ config, connection, log, isWorker }: Served): Promise<RunningServer> {
  return startServer({
    connection,
    log,
    isWorker,
    host: config.HOST,
    port: config.PORT,
    publicUrl: config.PUBLIC_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    redisUrl: config.REDIS_URL,
    reportsUrl: config.REPORTS_DATABASE_URL,
    smtpUrl: config.SMTP_URL,
    mailFrom: config.MAIL_FROM,
    outgoingOrigins: config.OUTGOING_ORIGINS,
    adminFolders: config.ADMIN_UPLOAD_DIRS,
    debugQueries: config.DEBUG_QUERIES,
    storage: await openStorage(config),
    scanner: scannerOf(config),
    watchesParts: true,
    measured: config.METRICS_PORT !== undefined,
    pageFolder: PAGE_FOLDERS.find((folder) => existsSync(`${folder}index.html`)),
  })
}

function scannerOf({ SCANNER_URL: url }: Config) {
  return url === undefined || url === 'off' ? url : openScanner(url)
}
