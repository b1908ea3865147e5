import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from '../kernel/config.ts'
import type { Db } from '../kernel/database/database.ts'
import { openLog } from '../kernel/log.ts'
import { openConfiguredDatabase } from './database.ts'
import { loadDemoIfWanted } from './demo/index.ts'
import { DEMO_PASSWORD, listSignIns } from './demo/sign-ins.ts'
import { startServer } from './server.ts'
import { makeStorageFolder } from './storage-folder.ts'

/** The built page: beside the bundled server, or in the repository's dist folder. */
const PAGE_FOLDERS = ['../web/', '../../../../dist/web/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

async function main(): Promise<void> {
  const started = performance.now()
  const config = readConfig(process.env)
  const log = openLog(config.LOG_LEVEL)
  const database = await openConfiguredDatabase(config, log)
  try {
    const hasDemo = await loadDemoIfWanted(database, config, log)
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
      storageFolder: await makeStorageFolder(config),
      pageFolder: PAGE_FOLDERS.find((folder) => existsSync(`${folder}index.html`)),
    })
    onStopSignal(async () => {
      await server.close()
      await database.stop()
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(`Telemachos: ${addressOf(config, server.port)} (ready in ${seconds} s)`)
    print(`Data: ${database.place}`)
    if (hasDemo) await printSignIns(server.database)
  } catch (error) {
    await database.stop()
    throw error
  }
}

function addressOf(config: Config, port: number): string {
  return config.PORT === 0 ? `http://${config.HOST}:${port}` : config.PUBLIC_URL
}

async function printSignIns(database: Db): Promise<void> {
  const people = await listSignIns(database)
  print(`\nDemonstration programme. The password of everybody below is ${DEMO_PASSWORD}`)
  const width = Math.max(...people.map(({ role }) => role.length))
  for (const { role, username, name, project } of people) {
    print(`  ${role.padEnd(width)}  ${username.padEnd(24)}  ${name}, ${project}`)
  }
}

/** Ctrl+C under npm arrives twice, from the terminal and from npm: that is one wish. */
const SAME_WISH_MS = 1_000

/** Stops once, in order, at the first signal; a later one ends the process at once. */
function onStopSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > SAME_WISH_MS) process.exit(1)
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

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
