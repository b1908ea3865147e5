import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { json } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import type { FileStorage } from '../../file-storage.ts'
import type { Logger } from '../../log.ts'
import { checksum, migrate, type Migration } from '../migrate.ts'
import {
  type Manifest,
  MANIFEST,
  manifestSchema,
  readArchive,
  SUMMARY,
  type Summary,
  summarySchema,
} from './archive.ts'
import type { BackupOptions } from './backup.ts'
import { SESSION } from './catalog.ts'
import { loadArchive } from './load-archive.ts'
import { prepareTables } from './table-rules.ts'

type RestoreOptions = BackupOptions & {
  /** Every migration of this release. */
  readonly migrations: readonly Migration[]
  readonly log: Pick<Logger, 'info'>
}

/**
 * Fills a database that has no tables, and a folder or bucket that has no files, from an archive; all
 * or nothing. An archive of an older release gets the migrations that have been added since.
 * @returns what was restored.
 * @throws Error when the database or the folder is not empty, or the archive is incomplete or of a
 * newer release.
 */
export async function restore(options: RestoreOptions): Promise<Summary> {
  const { owner, file, migrations, log } = options
  const { manifest, summary } = await checkArchive(file)
  const then = selectMigrations(manifest, migrations)
  const client = new pg.Client(owner)
  // A connection that breaks also fails the statement under way, which reports it.
  client.on('error', () => undefined)
  await client.connect()
  const folder = resolve(options.storageFolder ?? join(tmpdir(), 'telemachos-restored'))
  const files = `${folder}.${randomUUID()}`
  try {
    await checkEmpty(client, options)
    await migrate(owner, then, log)
    await client.query(SESSION)
    await client.query('begin')
    const settle = await prepareTables(client, manifest.tables)
    await mkdir(dirname(files), { recursive: true })
    await loadArchive(client, manifest, file, files)
    await settle()
    await setSequences(client, summary)
    if (options.bucket) await fillBucket(options.bucket, files)
    else await rename(files, folder)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
    await rm(files, { recursive: true, force: true })
  }
  await migrate(owner, migrations, log)
  return summary
}

/** Reads the whole archive once, so that a damaged one is refused before anything is written. */
async function checkArchive(file: string): Promise<{ manifest: Manifest; summary: Summary }> {
  let manifest: Manifest | undefined
  let summary: Summary | undefined
  for await (const { name, content } of readArchive(file)) {
    if (name === MANIFEST) manifest = manifestSchema.parse(await json(content))
    else if (name === SUMMARY) summary = summarySchema.parse(await json(content))
    else await finished(content.resume())
  }
  if (manifest && summary) return { manifest, summary }
  throw new Error(`The archive ${file} is incomplete`)
}

function selectMigrations(manifest: Manifest, migrations: readonly Migration[]): Migration[] {
  const ours = new Map(migrations.map((migration) => [migration.name, checksum(migration)]))
  const unknown = manifest.migrations.filter(({ name, checksum: sum }) => ours.get(name) !== sum)
  if (unknown.length > 0) {
    const names = unknown.map(({ name }) => name).join(', ')
    throw new Error(`The archive is of another release: this one does not have ${names}`)
  }
  const applied = new Set(manifest.migrations.map(({ name }) => name))
  return migrations.filter(({ name }) => applied.has(name))
}

async function checkEmpty(
  client: pg.Client,
  { bucket, storageFolder }: BackupOptions,
): Promise<void> {
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public' limit 1")
  if (rows.length > 0) throw new Error('The database has tables: restore into an empty one')
  if (bucket) {
    for await (const { key } of bucket.listAll()) {
      throw new Error(`The bucket of STORAGE_URL is not empty: it has ${key}`)
    }
    return
  }
  const files = await readdir(storageFolder).catch(() => [])
  if (files.length > 0) throw new Error(`The folder ${storageFolder} is not empty`)
}

/** Puts the files of a folder into a bucket; where one cannot be, none is. */
async function fillBucket(bucket: FileStorage, folder: string): Promise<void> {
  const written: string[] = []
  try {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const key = relative(folder, path).split(sep).join('/')
      written.push(key)
      await bucket.write(key, await readFile(path))
    }
  } catch (error) {
    for (const key of written) await bucket.remove(key).catch(() => undefined)
    throw error
  }
}

async function setSequences(client: pg.Client, { sequences }: Summary): Promise<void> {
  for (const { name, last, called } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [name, last, called])
  }
}
