import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../log.ts'
import { type Database, openDatabase } from '../database.ts'
import { sql } from '../sql.ts'
import { clusterFiles } from './cluster.ts'
import { isAlive, readLock } from './holder.ts'
import { type EmbeddedDatabase, findRunning, startEmbedded } from './launcher.ts'

const SERVER = fileURLToPath(new URL('../../../testing/writing-server.ts', import.meta.url))
const log = openLog('silent')

let folder: string
let dataDir: string
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-'))
  await chmod(folder, 0o711)
  dataDir = join(folder, 'data')
})

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
})

afterAll(async () => {
  for (const dir of [dataDir, join(folder, 'fresh')]) {
    while (await readLock(clusterFiles(dir))) await sleep(20)
  }
  await rm(folder, { recursive: true })
})

/** A server of another process, and the rows that it was told are committed. */
async function startServer(dir: string): Promise<{ child: ChildProcess; acknowledged: number[] }> {
  const child = spawn(process.execPath, [SERVER, dir], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  const acknowledged: number[] = []
  const ready = Promise.withResolvers<void>()
  let rest = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === 'ready') ready.resolve()
      else acknowledged.push(Number(line))
    }
  })
  const failure = text(child.stderr).then((message) => ready.reject(new Error(message)))
  await Promise.race([ready.promise, failure])
  return { child, acknowledged }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** The database of a running server, once it takes connections. */
async function findStarted(
  dir: string,
): Promise<NonNullable<Awaited<ReturnType<typeof findRunning>>>> {
  for (;;) {
    const running = await findRunning(dir)
    if (running) return running
    await sleep(20)
  }
}

async function withDatabase<T>(
  connection: EmbeddedDatabase['connection'],
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = openDatabase(connection, log)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

test('starts on an empty folder; the application works with rows and changes no table', async () => {
  const started = await startEmbedded({ dataDir, log })
  await withDatabase(started.owner, (owner) => owner.run(sql`create table notes (note text)`))
  await withDatabase(started.connection, async (application) => {
    await application.run(sql`insert into notes values ('κρατάω')`)
    for (const statement of [sql`create table more ()`, sql`drop table notes`]) {
      await expect(application.run(statement)).rejects.toMatchObject({ code: '42501' })
    }
    await expect(application.one(sql`show fsync`)).resolves.toEqual({ fsync: 'on' })
  })
  await started.stop()
})

test('knows Greek letters, so that names in them are found by an index', async () => {
  const started = await startEmbedded({ dataDir, log })
  await withDatabase(started.owner, async (owner) => {
    await owner.run(sql`create extension pg_trgm`)
    const found = owner.one(sql`select cardinality(show_trgm('παπαδ')) as parts`)
    await expect(found).resolves.toEqual({ parts: 6 })
  })
  await started.stop()
})

// Elsewhere nothing bounds what a process may take.
test.runIf(process.platform === 'linux')(
  'refuses a statement that wants too much memory, and goes on with the others',
  async () => {
    const started = await startEmbedded({ dataDir, log })
    await withDatabase(started.connection, async (application) => {
      const before = await application.one(sql`select pg_postmaster_start_time() as at`)
      const large = application.one(sql`select length(repeat('α', 400000000)) as length`)
      await expect(large).rejects.toMatchObject({ code: '53200' })
      await expect(
        application.one(sql`select length(repeat('α', 40000000)) as length`),
      ).resolves.toEqual({ length: 40_000_000 })
      expect(await application.one(sql`select pg_postmaster_start_time() as at`)).toEqual(before)
    })
    await started.stop()
  },
)

test('keeps its passwords and its data to itself, and opens no port', async () => {
  const files = clusterFiles(dataDir)
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  await expect(modeOf(files.passwords)).resolves.toBe('600')
  await expect(modeOf(files.data)).resolves.toBe('700')

  const started = await startEmbedded({ dataDir, log })
  const sockets = (await readLock(files))?.place.host ?? ''
  await expect(modeOf(sockets)).resolves.toBe('700')
  await withDatabase(started.connection, async (application) => {
    await expect(application.one(sql`select note from notes`)).resolves.toEqual({ note: 'κρατάω' })
    const addresses = sql`select current_setting('listen_addresses') as addresses`
    await expect(application.one(addresses)).resolves.toEqual({ addresses: '' })
  })
  const { connectionString } = started.connection
  const wrong = { connectionString: connectionString.replace(/:[^:@]+@/, ':wrong@') }
  await withDatabase(wrong, (stranger) =>
    expect(stranger.ping(60_000)).rejects.toMatchObject({ code: '28P01' }),
  )
  await started.stop()
  await expect(stat(sockets)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a second server is refused and told who holds the folder', async () => {
  const { child } = await startServer(dataDir)
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(`process id ${child.pid}`)
})

test('a command finds the database of a running server', async () => {
  await startServer(dataDir)
  const running = await findRunning(dataDir)
  await withDatabase(running?.connection ?? { connectionString: '' }, (application) =>
    expect(application.one(sql`select current_user as me`)).resolves.toEqual({
      me: 'telemachos_app',
    }),
  )
})

test('nothing is left running when the server is killed', async () => {
  const { child } = await startServer(dataDir)
  const { pid = 0, place } = (await readLock(clusterFiles(dataDir))) ?? {}
  expect(isAlive(pid)).toBe(true)
  await kill(child)
  await expect.poll(() => isAlive(pid), { timeout: 5_000 }).toBe(false)
  await expect.poll(() => readdir(place?.host ?? '/').catch(() => 'gone')).toBe('gone')
})

test('a killed server starts again, with every acknowledged commit', async () => {
  for (let round = 0; round < 3; round++) {
    const { child, acknowledged } = await startServer(dataDir)
    await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(200)
    await kill(child)
    const started = await startEmbedded({ dataDir, log })
    await withDatabase(started.owner, async (owner) => {
      const rows = await owner.rows<{ number: number }>(sql`select number from written`)
      const kept = new Set(rows.map(({ number }) => number))
      expect(acknowledged.filter((number) => !kept.has(number))).toEqual([])
      await owner.run(sql`truncate written`)
    })
    await started.stop()
  }
})

test('where PostgreSQL is killed it is started again, with every acknowledged commit', async () => {
  const { child, acknowledged } = await startServer(dataDir)
  for (let round = 0; round < 2; round++) {
    const { pid } = await findStarted(dataDir)
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 100)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
  }
  // What was acknowledged before PostgreSQL was killed may be read only now: the database comes first.
  const { connection } = await findStarted(dataDir)
  const kept = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(kept)
  await withDatabase(connection, async (application) => {
    const rows = await application.rows<{ number: number }>(sql`select number from written`)
    const stored = new Set(rows.map(({ number }) => number))
    expect(acknowledged.slice(0, kept).filter((number) => !stored.has(number))).toEqual([])
  })
  await kill(child)
  // Not even a PostgreSQL that was started again outlives its server.
  await expect.poll(() => readLock(clusterFiles(dataDir)), { timeout: 20_000 }).toBeUndefined()
})

// Only as root: PostgreSQL itself respects every process of its own account.
test.runIf(process.getuid?.() === 0)(
  'a lock with the number of another program is stale',
  async () => {
    const { lock } = clusterFiles(dataDir)
    while (await readLock(clusterFiles(dataDir))) await sleep(20)
    await writeFile(lock, `${process.ppid}\n${dataDir}/postgres/data\n`)
    const started = await startEmbedded({ dataDir, log })
    await withDatabase(started.owner, (owner) =>
      expect(owner.one(sql`select 1 as one`)).resolves.toEqual({ one: 1 }),
    )
    await started.stop()
  },
)

test('of two servers that start together on an empty folder one wins', async () => {
  const fresh = join(folder, 'fresh')
  const starts = await Promise.allSettled([startServer(fresh), startServer(fresh)])
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = starts.find((start) => start.status === 'rejected')
  expect(String(refused?.reason)).toContain('is in use by')
})

test('what PostgreSQL says when it cannot start is passed on', async () => {
  const settings = { shared_buffers: 'plenty' }
  await expect(startEmbedded({ dataDir, log, settings })).rejects.toThrow('"shared_buffers"')
})
