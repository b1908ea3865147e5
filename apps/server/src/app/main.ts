import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from '../kernel/config.ts'
import { openLog, type Logger } from '../kernel/log.ts'
import { openTerminalLog } from '../kernel/terminal-log.ts'
import { openConfiguredDatabase } from './database.ts'
import { loadDemoIfWanted } from './demo/index.ts'
import { listSignIns } from './demo/sign-ins.ts'
import { reportStep } from './report-step.ts'
import { startServer } from './server.ts'
import { describeStart } from './start-message.ts'
import { openStorage } from './storage.ts'

/** The built page: beside the bundled server, or in the repository's dist folder. */
const PAGE_FOLDERS = ['../web/', '../../../../dist/web/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

async function main(): Promise<void> {
  const started = performance.now()
  const config = readConfig(process.env)
  const log = chooseLog(config)
  const database = await openConfiguredDatabase(config, log, reportStep)
  try {
    process.stdout.write(`Data: ${database.place}\n`)
    const hasDemo = await loadDemoIfWanted(database, config, log, reportStep)
    const server = await startServer({
      connection: database.connection,
      log,
      host: config.HOST,
      port: config.PORT,
      publicUrl: config.PUBLIC_URL,
      trustedProxies: config.TRUSTED_PROXIES,
      redisUrl: config.REDIS_URL,
      smtpUrl: config.SMTP_URL,
      mailFrom: config.MAIL_FROM,
      outgoingOrigins: config.OUTGOING_ORIGINS,
      adminFolders: config.ADMIN_UPLOAD_DIRS,
      storage: await openStorage(config),
      pageFolder: PAGE_FOLDERS.find((folder) => existsSync(`${folder}index.html`)),
    })
    onStopSignal(async () => {
      await server.close()
      await database.stop()
    })
    const message = {
      address: addressOf(config, server.port),
      seconds: (performance.now() - started) / 1000,
      signIns: hasDemo ? await listSignIns(server.database) : [],
      isTerminal: process.stdout.isTTY,
    }
    process.stdout.write(describeStart(message))
  } catch (error) {
    await database.stop()
    throw error
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
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
