import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { saidOfDisk, wordsOf } from '../kernel/failure-words.ts'
import { openFolderStorage } from '../kernel/folder-storage.ts'
import { migrate } from '../kernel/database/migrate.ts'
import { openLog } from '../kernel/log.ts'
import { createTestDatabase } from '../testing/database.ts'
import { listenSilently } from '../testing/silent-server.ts'
import { openConfiguredDatabase } from './database.ts'
import { startServer } from './server.ts'
import { openBucket } from './storage.ts'
import { makeStorageFolder } from './storage-folder.ts'
import { releaseOf } from '../testing/release-of.ts'

const log = openLog('silent')

/** What a server says that cannot start; what it opened is closed, or the database would not go. */
async function startOn(options: {
  readonly port?: number
  readonly redisUrl?: string
  readonly redisStartMs?: number
}) {
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
  const { said } = await startOn({ redisUrl: 'redis://127.0.0.1:1', redisStartMs: 100 })
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
    /^STORAGE_URL cannot be used: a file is where a folder has to be \(ENOTDIR/,
  )
  await expect(openConfiguredDatabase(readConfig({ DATA_DIR: file }), log)).rejects.toThrow(
    /^DATA_DIR cannot be used: a file is where a folder has to be \(EEXIST/,
  )
  await rm(folder, { recursive: true })
})

it('says what is wrong with a disk, also where a program says so', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  })
  expect(wordsOf(full)).toMatch(/^no room is left on the disk \(/)
  const line = 'FATAL:  could not write lock file "postmaster.pid": No space left on device'
  expect(saidOfDisk(line)).toBe('no room is left on the disk')
  expect(saidOfDisk('FATAL:  something else')).toBeUndefined()
})

it('says that nobody listens at a name with several addresses', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://root@localhost:1/none' })
  await expect(openConfiguredDatabase(config, log)).rejects.toThrow(
    /^DATABASE_URL cannot be used: .*ECONNREFUSED 127\.0\.0\.1:1/,
  )
})

it('says that a user, a password or a database is refused, and repeats no password', async () => {
  const { owner, drop } = await createTestDatabase()
  const open = async (change: (url: URL) => void) => {
    const url = new URL(owner.connectionString)
    change(url)
    const config = readConfig({ DATABASE_URL: url.href })
    const error = await openConfiguredDatabase(config, log).catch((reason: unknown) => reason)
    return error instanceof Error ? error.message : 'it opened'
  }
  const said = await open((url) => void (url.password = 'geheim'))
  expect(said).toMatch(/^DATABASE_URL cannot be used: password authentication failed for user/)
  expect(said).not.toContain('geheim')
  expect(await open((url) => void (url.pathname = 'none'))).toBe(
    'DATABASE_URL cannot be used: database "none" does not exist',
  )
  await drop()
})

it('says that Redis refuses the password, and does not repeat it', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => socket.write('-WRONGPASS invalid username-password pair\r\n'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { said } = await startOn({ redisUrl: `redis://:geheim@127.0.0.1:${port}` })
  expect(said).toBe('REDIS_URL cannot be used: it refuses the user or the password')
  server.close()
})

it('names whatever accepts connections and is silent, without its password', async () => {
  const { port, close } = await listenSilently()
  const place = `127.0.0.1:${port}`
  const { said } = await startOn({ redisUrl: `redis://:geheim@${place}`, redisStartMs: 1_000 })
  expect(said).toBe('REDIS_URL cannot be used: it accepts connections and does not answer')
  const url = `postgres://root:geheim@${place}/none`
  const migrating = migrate({ connectionString: url }, releaseOf([]), log, () => {}, {
    silenceMs: 300,
  })
  await expect(migrating).rejects.toThrow(/^nothing was answered within 0.3 s$/)
  const STORAGE_URL = `s3://KEY:geheim@${place}/bucket?tls=off`
  await expect(openBucket({ STORAGE_URL }, 300)).rejects.toThrow(
    /^STORAGE_URL cannot be used: nothing was answered within 0.3 s$/,
  )
  await close()
})

it('keeps the files to itself, and the data folder open to the account of the database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  const DATA_DIR = join(folder, 'telemachos')
  const files = await makeStorageFolder(readConfig({ DATA_DIR }))
  const modes = await Promise.all([DATA_DIR, files].map(async (path) => (await stat(path)).mode))
  expect(modes.map((mode) => mode & 0o077)).toEqual([0o011, 0])
  await rm(folder, { recursive: true })
})
