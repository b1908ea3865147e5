import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { backup } from '../kernel/database/backup/backup.ts'
import { restore } from '../kernel/database/backup/restore.ts'
import { migrate, type Release } from '../kernel/database/migrate.ts'
import { openLog } from '../kernel/log.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/database.ts'
import {
  describeCatalog,
  fillOlderRelease,
  readRows,
  type Contents,
} from '../testing/older-release/open-older.ts'
import { ownRelease } from './migrations.ts'

/* A database and an archive of the last release whose migrations were replaced become what a new one is. */

const log = openLog('silent')
const opened: TestDatabase[] = []
let release: Release
let folder: string
let archive: string
let older: TestDatabase
let rowsBefore: Contents
let catalogBefore: readonly string[]
let catalog: readonly string[]

async function within<T>({ owner }: TestDatabase, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
async function open(database: Promise<TestDatabase>): Promise<TestDatabase> {
  opened.push(await database)
  return database
}
const storageFolder = () => join(folder, 'files')

beforeAll(async () => {
  release = ownRelease()
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
  archive = join(folder, 'older.tar.gz')
  catalog = await within(await open(createTestDatabase()), describeCatalog)
})
beforeEach(async () => {
  older = await open(createEmptyDatabase())
  await within(older, fillOlderRelease)
  rowsBefore = await within(older, readRows)
  catalogBefore = await within(older, describeCatalog)
  await backup({ owner: older.owner, storageFolder: storageFolder(), file: archive })
  return () => rm(archive)
})
afterAll(async () => {
  for (const database of opened) await database.drop()
  await rm(folder, { recursive: true })
})

it('has rows in almost every table', () => {
  const filled = Object.values(rowsBefore).filter(({ length }) => length > 0)
  expect(filled.length).toBeGreaterThan(90)
  expect(catalog.length).toBeGreaterThan(2_000)
})

it('upgrades a database: what it is made of is that of a new one, and every row is there', async () => {
  await Promise.all([1, 2].map(() => migrate(older.owner, release, log)))
  expect(await within(older, describeCatalog)).toEqual(catalog)
  expect(await within(older, readRows)).toMatchObject(rowsBefore)
})

it('leaves the database of the release before where the upgrade fails', async () => {
  const broken = { name: '9999-broken', sql: 'select 1 / 0' }
  const failing = { ...release, migrations: [...release.migrations, broken] }
  await expect(migrate(older.owner, failing, log)).rejects.toThrow('9999-broken')
  expect(await within(older, describeCatalog)).toEqual(catalogBefore)
  const names = await within(older, (client) =>
    client.query('select name from schema_migrations where name like $1', ['0461-%']),
  )
  expect(names.rows).toEqual([{ name: '0461-seats-are-dates' }])
  await migrate(older.owner, release, log)
  expect(await within(older, describeCatalog)).toEqual(catalog)
})

it('restores an archive', async () => {
  const target = await open(createEmptyDatabase())
  const place = { storageFolder: join(folder, 'restored') }
  await restore({ ...place, owner: target.owner, file: archive, release, log })
  expect(await within(target, describeCatalog)).toEqual(catalog)
  expect(await within(target, readRows)).toMatchObject(rowsBefore)
})

it('refuses what is older, in words', async () => {
  const forget = (client: pg.Client) =>
    client.query("delete from schema_migrations where name = '0461-seats-are-dates'")
  await within(older, forget)
  await expect(migrate(older.owner, release, log)).rejects.toThrow(
    'it is of a release before the migration 0461-seats-are-dates, which this one does not upgrade: start it once with the release that has it',
  )
  const file = join(folder, 'oldest.tar.gz')
  await backup({ owner: older.owner, storageFolder: storageFolder(), file })
  const target = await open(createEmptyDatabase())
  const place = { storageFolder: join(folder, 'refused') }
  await expect(restore({ ...place, owner: target.owner, file, release, log })).rejects.toThrow(
    'restore it, start and back up with the release that has it',
  )
})
