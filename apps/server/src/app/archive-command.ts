import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asConfigured, BACKUP_KEY_LENGTH, readConfig, type Config } from '../kernel/config.ts'
import { backup, type BackupOptions } from '../kernel/database/backup/backup.ts'
import { restore } from '../kernel/database/backup/restore.ts'
import type { DatabaseConnection } from '../kernel/database/database.ts'
import { defaultDataDir, findRunning, startEmbedded } from '../kernel/database/embedded/launcher.ts'
import { openLog } from '../kernel/log.ts'
import { TABLES_LEFT_OUT } from './backed-up-tables.ts'
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
  const key = await readKey(config)
  const { owner, stop } = await openOwner(config)
  try {
    const archive = { owner, ...files, file, key }
    const done = await (verb === 'backup' ? takeBackup(archive) : putBack(archive))
    const rows = Object.values(done.rows).reduce((sum, number) => sum + number, 0)
    process.stdout.write(`${verb}: ${rows} rows, ${done.files} files, ${file}\n`)
    for (const note of done.notes) process.stdout.write(`  ${note}\n`)
  } finally {
    await stop()
  }
})

const takeBackup = async (archive: BackupOptions) => ({
  ...(await backup({ ...archive, withoutRowsOf: TABLES_LEFT_OUT })),
  notes: [],
})

async function putBack(archive: BackupOptions) {
  // Only who restores loads the domains.
  const { afterRestore } = await import('./after-restore.ts')
  const { ownRelease } = await import('./migrations.ts')
  return restore({ ...archive, release: ownRelease(), log, settle: afterRestore })
}

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

/** What signs archives: the variable itself, or what is in the file that it names. */
async function readKey({ BACKUP_KEY: key }: Config): Promise<string | undefined> {
  if (key?.startsWith('file:') !== true) return key
  return asConfigured('BACKUP_KEY', async () => {
    const content = (await readFile(fileURLToPath(key), 'utf8')).trim()
    if (content.length >= BACKUP_KEY_LENGTH) return content
    throw new Error(`the file has fewer than ${BACKUP_KEY_LENGTH} characters`)
  })
}
