import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../../../testing/database.ts'
import { openLog } from '../../log.ts'
import { migrate } from '../migrate.ts'
import { backup } from './backup.ts'
import { markOf } from './restore-mark.ts'
import { MARK } from './format.ts'
import { restore } from './restore.ts'
import { releaseOf } from '../../../testing/release-of.ts'

const log = openLog('silent')
const schema = { name: '0001-people', sql: 'create table people (id integer primary key)' }

let folder: string
let source: TestDatabase
let target: TestDatabase
let run: string
const place = () => join(run, 'files')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broken-'))
  source = await createEmptyDatabase()
  await migrate(source.owner, releaseOf([schema]), log)
  const storageFolder = join(folder, 'source')
  await mkdir(join(storageFolder, 'area'), { recursive: true })
  await writeFile(join(storageFolder, 'area', 'file'), 'content')
  await backup({ owner: source.owner, storageFolder, file: join(folder, 'good.tar.gz') })
})
beforeEach(async () => {
  run = await mkdtemp(join(folder, 'run-'))
  target = await createEmptyDatabase()
})
afterEach(() => target.drop())
afterAll(async () => {
  await source.drop()
  await rm(folder, { recursive: true })
})

const putBack = (settle?: () => Promise<readonly string[]>) =>
  restore({
    ...{ owner: target.owner, storageFolder: place(), file: join(folder, 'good.tar.gz') },
    ...{ release: releaseOf([schema]), log, ...(settle && { settle }) },
  })

/** Begins a transaction, with the mark of a restore in it. */
async function marked(end: 'commit' | 'rollback' | undefined): Promise<string> {
  const client = new pg.Client(target.owner)
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  const mark = await markOf(client)
  if (end) await client.query(end)
  await client.end()
  return mark
}

/** What a restore has left that was broken off: some files, and its mark. */
async function leave(mark: string): Promise<void> {
  await mkdir(join(place(), 'area'), { recursive: true })
  await mkdir(join(place(), 'restoring'))
  await writeFile(join(place(), 'area', 'left'), 'half')
  await writeFile(join(place(), MARK), mark)
}

const files = async () => (await readdir(place(), { recursive: true })).toSorted()

it('what ends in the middle leaves neither tables nor files, and the next one goes through', async () => {
  const failing = putBack(() => Promise.reject(new Error('in the middle')))
  await expect(failing).rejects.toThrow('in the middle')
  await expect(readdir(run)).resolves.toEqual([])
  const { rows } = await putBack()
  expect(rows).toEqual({ people: 0 })
  expect(await files()).toEqual(['area', 'area/file'])
})

it.each(['rollback', undefined] as const)(
  'what a restore has left whose transaction never came to be (%s) is removed by the next',
  async (end) => {
    await leave(await marked(end))
    const { notes } = await putBack()
    expect(notes[0]).toContain('broken off')
    expect(await files()).toEqual(['area', 'area/file'])
    await expect(readFile(join(place(), 'area', 'file'), 'utf8')).resolves.toBe('content')
  },
)

it('what is there by a restore that had come to its end stays, and that is said', async () => {
  await leave(await marked('commit'))
  await migrate(target.owner, releaseOf([schema]), log)
  await expect(putBack()).rejects.toThrow('had come to its end')
  expect(await files()).toEqual(['area', 'area/left'])
  await expect(putBack()).rejects.toThrow('has tables')
})

it('what lies beside the mark of another database is nobody’s to remove', async () => {
  const { cluster, transaction } = JSON.parse(await marked('rollback')) as Record<string, string>
  await leave(JSON.stringify({ cluster, database: '1', transaction }))
  await expect(putBack()).rejects.toThrow('is not empty: it has area')
  expect(await files()).toContain('area/left')
})

it('a mark that was not written to its end stands in nobody’s way', async () => {
  await mkdir(join(place(), 'restoring'), { recursive: true })
  await writeFile(join(place(), MARK), '{"cluster":')
  await putBack()
  expect(await files()).toEqual(['area', 'area/file'])
})

it('a backup does not have the mark of a restore', async () => {
  await leave(await marked('commit'))
  const written = await backup({
    ...{ owner: source.owner, storageFolder: place(), file: join(run, 'marked.tar.gz') },
  })
  expect(written.files).toBe(1)
})
