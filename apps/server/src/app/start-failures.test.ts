import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { openFolderStorage } from '../kernel/folder-storage.ts'
import { openLog } from '../kernel/log.ts'
import { createTestDatabase } from '../testing/database.ts'
import { openConfiguredDatabase } from './database.ts'
import { startServer } from './server.ts'
import { makeStorageFolder } from './storage-folder.ts'

const log = openLog('silent')

/** What a server says that cannot start; what it opened is closed, or the database would not go. */
async function startOn(options: { readonly port?: number; readonly redisUrl?: string }) {
  const { connection, drop } = await createTestDatabase()
  const warnings: string[] = []
  const warn = (_: object, message: string) => void warnings.push(message)
  const server = { host: '127.0.0.1', port: 0, publicUrl: 'http://localhost', ...options }
  const started = startServer({
    ...server,
    connection,
    log: Object.assign(openLog('silent'), { warn }),
    storage: openFolderStorage(tmpdir()),
  })
  const said = await started.then(
    () => 'it started',
    (error: Error) => error.message,
  )
  await drop()
  // Longer than the hub and the mails let pass between two looks at the database.
  await sleep(1_200)
  return { said, warnings }
}

it('says which variable has a port that is taken, and leaves nothing at work', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { said, warnings } = await startOn({ port })
  expect(said).toBe(
    `HOST or PORT cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}`,
  )
  expect(warnings).toEqual([])
  other.close()
})

it('says that Redis cannot be reached', async () => {
  const { said } = await startOn({ redisUrl: 'redis://127.0.0.1:1' })
  expect(said).toBe('REDIS_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1')
})

it('says that the database cannot be reached', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://root@127.0.0.1:1/none' })
  await expect(openConfiguredDatabase(config, log)).rejects.toThrow(
    'DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1',
  )
})

it('says that a folder cannot be made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  const url = pathToFileURL(join(file, 'files')).href
  await expect(makeStorageFolder(readConfig({ STORAGE_URL: url }))).rejects.toThrow(
    /^STORAGE_URL cannot be used: ENOTDIR/,
  )
  await expect(openConfiguredDatabase(readConfig({ DATA_DIR: file }), log)).rejects.toThrow(
    /^DATA_DIR cannot be used: EEXIST/,
  )
  await rm(folder, { recursive: true })
})

it('keeps the files to itself, and the data folder open to the account of the database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  const DATA_DIR = join(folder, 'telemachos')
  const files = await makeStorageFolder(readConfig({ DATA_DIR }))
  const modes = await Promise.all([DATA_DIR, files].map(async (path) => (await stat(path)).mode))
  expect(modes.map((mode) => mode & 0o077)).toEqual([0o011, 0])
  await rm(folder, { recursive: true })
})
