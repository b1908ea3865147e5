import { resolve } from 'node:path'
import { readConfig, type Config } from '../kernel/config.ts'
import { backup } from '../kernel/database/backup/backup.ts'
import { restore } from '../kernel/database/backup/restore.ts'
import type { DatabaseConnection } from '../kernel/database/database.ts'
import { defaultDataDir, findRunning, startEmbedded } from '../kernel/database/embedded/launcher.ts'
import { openLog } from '../kernel/log.ts'
import { allMigrations } from './migrations.ts'
import { runCommand } from './run-command.ts'
import { openBucket } from './storage.ts'
import { storageFolderOf } from './storage-folder.ts'

const log = openLog('warn')

/** `npm run backup -- FILE` and `npm run restore -- FILE`: everything in one archive, and back. */
runCommand(async () => {
  const config = readConfig(process.env)
  const bucket = await openBucket(config)
  const files = bucket ? { bucket } : { storageFolder: storageFolderOf(config) }
  const [verb, name] = process.argv.slice(2)
  if ((verb !== 'backup' && verb !== 'restore') || !name) {
    throw new Error('Name the archive: npm run backup -- FILE, or npm run restore -- FILE')
  }
  const file = resolve(process.env['INIT_CWD'] ?? '.', name)
  const { owner, stop } = await openOwner(config)
  try {
    const { rows, files: count } =
      verb === 'backup'
        ? await backup({ owner, ...files, file })
        : await restore({ owner, ...files, file, migrations: allMigrations(), log })
    const rowCount = Object.values(rows).reduce((sum, number) => sum + number, 0)
    process.stdout.write(`${verb}: ${rowCount} rows, ${count} files, ${file}\n`)
  } finally {
    await stop()
  }
})

/** The owner's connection: to a server that runs, to one of the operator's own, or started here. */
async function openOwner(
  settings: Config,
): Promise<{ owner: DatabaseConnection; stop: () => Promise<void> }> {
  const stop = async () => {}
  if (settings.DATABASE_URL) return { owner: { connectionString: settings.DATABASE_URL }, stop }
  const dataDir = settings.DATA_DIR ?? defaultDataDir()
  const running = await findRunning(dataDir)
  return running ? { owner: running.owner, stop } : startEmbedded({ dataDir, log })
}
