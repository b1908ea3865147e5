import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../testing/database.ts'
import {
  asOldFormat,
  resealed,
  rewrite,
  type PlainEntry,
} from '../../../testing/rewrite-archive.ts'
import { openLog } from '../../log.ts'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { sql } from '../sql.ts'
import { readArchive } from './archive.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import { releaseOf } from '../../../testing/release-of.ts'

const log = openLog('silent')
const KEY = 'a key that nobody knows'
const PEOPLE = 3_000
const BOMB_BYTES = 128 * 1024 * 1024
const schema = {
  name: '0001-people',
  sql: `create table people (id integer primary key, role text not null);
    create table teams (id integer generated always as identity primary key, name text);`,
}

let folder: string
let source: TestDatabase
let target: TestDatabase
let run: string
const at = (name: string) => join(run, name)
const good = () => join(folder, 'good.tar.gz')
const signed = () => join(folder, 'signed.tar.gz')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tampered-'))
  source = await createEmptyDatabase()
  target = await createEmptyDatabase()
  await migrate(source.owner, releaseOf([schema]), log)
  const database = openDatabase(source.owner, log)
  await database.run(sql`
    insert into people select n, 'Mentee' from generate_series(1, ${PEOPLE}::int) n`)
  await database.run(sql`insert into teams (name) values ('one'), ('two')`)
  await database.close()
  const storageFolder = join(folder, 'files')
  await mkdir(join(storageFolder, 'area'), { recursive: true })
  for (const name of ['one', 'two', 'three']) {
    await writeFile(join(storageFolder, 'area', name), randomBytes(10_000))
  }
  await backup({ owner: source.owner, storageFolder, file: good() })
  await backup({ owner: source.owner, storageFolder, file: signed(), key: KEY })
})
beforeEach(async () => {
  run = await mkdtemp(join(folder, 'run-'))
})
afterAll(async () => {
  await source.drop()
  await target.drop()
  await rm(folder, { recursive: true })
})

const putBack = (file: string, key?: string) =>
  restore({
    ...{ owner: target.owner, storageFolder: at('restored'), file, key },
    ...{ release: releaseOf([schema]), log },
  })

/** That the good archive is restored where others were refused; then all is as it was before. */
async function expectUntouched(): Promise<void> {
  const { rows, files } = await putBack(good())
  expect([rows, files]).toEqual([{ people: PEOPLE, teams: 2 }, 3])
  await emptyTarget()
}

async function emptyTarget(): Promise<void> {
  const database = openDatabase(target.owner, log)
  await database.run(sql`drop table people, teams, schema_migrations, schema_objects`)
  await database.close()
  await rm(at('restored'), { recursive: true })
}

const without = (name: string) => (entries: PlainEntry[]) =>
  entries.filter((entry) => !entry.name.startsWith(name))
const changed =
  (name: string, change: (content: Buffer) => Buffer | string) => (entries: PlainEntry[]) =>
    entries.map((entry) =>
      entry.name === name ? { name, content: Buffer.from(change(entry.content)) } : entry,
    )
const rowsOf = (content: Buffer) => content.toString().split('\n').slice(0, -1)
const asRows = (rows: readonly string[]) => rows.map((row) => `${row}\n`).join('')
const added =
  (name: string, before: string) =>
  (entries: PlainEntry[]): PlainEntry[] =>
    entries.flatMap((entry) =>
      entry.name === before ? [{ name, content: Buffer.from('added') }, entry] : entry,
    )
const swapped = (one: string, other: string) => (entries: PlainEntry[]) => {
  const find = (name: string) => entries.find((entry) => entry.name === name) as PlainEntry
  return entries.map((entry) =>
    entry.name === one ? find(other) : entry.name === other ? find(one) : entry,
  )
}

const ROWS = 'tables/people/00000001'
const lessRows = changed(ROWS, (content) => asRows(rowsOf(content).slice(100)))
const roleRaised = changed(ROWS, (content) => asRows(rowsOf(content)).replace('Mentee', 'Admin'))
const byteChanged = changed('files/area/two', (content) => {
  content.writeUInt8(content.readUInt8(7) ^ 1, 7)
  return content
})
const twice = (entries: PlainEntry[]) =>
  entries.flatMap((entry) => (entry.name === 'files/area/one' ? [entry, entry] : entry))

describe('an archive is refused, by name, in which', () => {
  it.each([
    ['100 rows were removed', lessRows, `${ROWS} is not as it was written`],
    ['a table was removed', without('tables/people/'), `${ROWS} is missing`],
    ['a file was removed', without('files/area/two'), 'files/area/two is missing'],
    ['bytes of a file were changed', byteChanged, 'files/area/two is not as it was written'],
    ['a role was raised', roleRaised, `${ROWS} is not as it was written`],
    ['a file was added', added('files/area/four', 'summary.json'), 'files/area/four was added'],
    ['files were exchanged', swapped('files/area/one', 'files/area/two'), 'the order was changed'],
    ['tables were exchanged', swapped(ROWS, 'tables/teams/00000001'), 'not where it belongs'],
    ['a file is there twice', twice, 'files/area/one is there twice'],
    [
      'a path leads outside',
      added('files/../outside', 'summary.json'),
      'files/../outside is not a path inside the folder',
    ],
    ['a table is unknown', added('tables/x/00000001', ROWS), 'its manifest does not list'],
    [
      'something else lies',
      added('scripts/run', ROWS),
      'scripts/run is nothing that an archive has',
    ],
    [
      'the manifest was changed',
      changed('manifest.json', (content) => content.toString().replace('"role"', '"email"')),
      'manifest.json is not as it was written',
    ],
    [
      'the summary was changed',
      changed('summary.json', (content) => content.toString().replace('3000', '2900')),
      'summary.json is not as it was written',
    ],
    ['the seal was removed', without('seal.json'), 'its seal is missing'],
    ['digests were removed', without('digests/'), 'was added to it'],
    ['the end was removed', without('summary'), 'summary.json is missing'],
    [
      'something comes after the end',
      (entries: PlainEntry[]) => [...entries, { name: 'files/x', content: Buffer.from('x') }],
      'files/x comes after its end',
    ],
  ] as const)('%s', async (_what, change, reason) => {
    await rewrite(good(), at('changed.tar.gz'), change)
    await expect(putBack(at('changed.tar.gz'))).rejects.toThrow(reason)
    expect(await readdir(run)).toEqual(['changed.tar.gz'])
  })

  it('a header was changed', async () => {
    await rewrite(good(), at('changed.tar.gz'), (entries) => entries, new Date(0))
    await expect(putBack(at('changed.tar.gz'))).rejects.toThrow('the header of manifest.json')
  })

  it('an entry is not a file', async () => {
    const tar = pack()
    tar.entry({ name: 'files/area/one', type: 'symlink', linkname: '/etc/passwd' })
    tar.finalize()
    const chunks: Buffer[] = []
    await pipeline(tar, createGzip(), async (packed: AsyncIterable<Buffer>) => {
      for await (const chunk of packed) chunks.push(chunk)
    })
    await writeFile(at('changed.tar.gz'), Buffer.concat(chunks))
    await expect(putBack(at('changed.tar.gz'))).rejects.toThrow('files/area/one is not a file')
  })

  it('much less lies than comes of it', async () => {
    const tar = pack()
    const packed: Buffer[] = []
    const written = pipeline(tar, createGzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) packed.push(chunk)
    })
    for await (const { name, at: mtime, mode, content } of readArchive(good())) {
      const bomb = { name: 'files/bomb', mode, mtime }
      if (name === 'summary.json') tar.entry(bomb, Buffer.alloc(BOMB_BYTES))
      tar.entry({ name, mode, mtime }, await buffer(content))
    }
    tar.finalize()
    await written
    await writeFile(at('bomb.tar.gz'), Buffer.concat(packed))
    await expect(putBack(at('bomb.tar.gz'))).rejects.toThrow('more than 200 times its size')
  })

  it('nothing comes after some entry', async () => {
    const content = await readFile(good())
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      await writeFile(at('cut.tar.gz'), content.subarray(0, Math.floor(content.length * share)))
      await expect(putBack(at('cut.tar.gz'))).rejects.toThrow('damaged or incomplete')
    }
    await expectUntouched()
  })
})

describe('an archive that is signed', () => {
  it('is restored with its key, which is said', async () => {
    const { notes } = await putBack(signed(), KEY)
    expect(notes.join(' ')).toContain('signed with BACKUP_KEY')
    await emptyTarget()
  })

  it.each([
    ['with another key', 'another key', (entries: PlainEntry[]) => entries],
    [
      'changed by who has no key',
      KEY,
      (entries: PlainEntry[]) => resealed(roleRaised(entries), 'x'),
    ],
    ['without its signature', KEY, (entries: PlainEntry[]) => resealed(entries)],
    ['as one of an older release', KEY, asOldFormat],
  ])('is refused %s', async (_how, key, change) => {
    await rewrite(signed(), at('changed.tar.gz'), change)
    await expect(putBack(at('changed.tar.gz'), key)).rejects.toThrow(/not signed/)
    await expectUntouched()
  })

  it('is restored without the key as well, and that nobody looked is said', async () => {
    const { notes } = await putBack(signed())
    expect(notes.join(' ')).toContain('BACKUP_KEY is not set')
    await emptyTarget()
  })
})

describe('an archive of an older release', () => {
  const old = (change: (entries: PlainEntry[]) => PlainEntry[] = (entries) => entries) =>
    rewrite(good(), at('old.tar.gz'), (entries) => change(asOldFormat(entries)))

  it('is restored, with a word that it carries no digests', async () => {
    await old()
    const { rows, notes } = await putBack(at('old.tar.gz'))
    expect(rows).toEqual({ people: PEOPLE, teams: 2 })
    expect(notes.join(' ')).toContain('carries no digests')
    await emptyTarget()
  })

  it.each([
    ['100 rows were removed', lessRows, 'the table people has 2900 rows, and not 3000'],
    ['a table was removed', without('tables/people/'), 'the table people has 0 rows'],
    ['a file was removed', without('files/area/two'), 'it has 2 files, and not 3'],
    ['a file was added', added('files/area/four', 'summary.json'), 'it has 4 files, and not 3'],
    ['a file is there twice', twice, 'files/area/one is there twice'],
    [
      'the manifest lacks a table',
      (entries: PlainEntry[]) =>
        changed('manifest.json', (content) => {
          const manifest = JSON.parse(content.toString()) as { tables: { name: string }[] }
          manifest.tables = manifest.tables.filter(({ name }) => name !== 'people')
          return JSON.stringify(manifest)
        })(
          changed('summary.json', (content) => content.toString().replace('"people": 3000,', ''))(
            without('tables/people/')(entries),
          ),
        ),
      'its manifest lacks the table people',
    ],
  ])('is refused in which %s', async (_what, change, reason) => {
    await old(change)
    await expect(putBack(at('old.tar.gz'))).rejects.toThrow(reason)
    await expectUntouched()
  })
})
