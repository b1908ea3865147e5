import type pg from 'pg'
import type { Logger } from '../../log.ts'
import { type AppliedMigration, inNamesOf, OlderRelease } from '../baseline.ts'
import { columnTypes } from '../column-types.ts'
import { dbOver, type Db } from '../database.ts'
import {
  asApplied,
  holdSchema,
  migrateTables,
  migrateWithin,
  type Migration,
  type Release,
} from '../migrate.ts'
import { openClient } from '../open-client.ts'
import { ArchiveRefused } from './archive.ts'
import type { BackupOptions } from './backup.ts'
import { listTables, readSequences, SESSION } from './catalog.ts'
import { checkArchive, compareCounts, type CheckedArchive } from './check-archive.ts'
import type { Manifest, Summary } from './format.ts'
import { loadArchive } from './load-archive.ts'
import { hasTables, markOf, sweepBroken } from './restore-mark.ts'
import { openRestorePlace, type RestorePlace } from './restore-place.ts'
import { prepareTables } from './table-rules.ts'

type RestoreOptions = BackupOptions & {
  readonly release: Release
  readonly log: Pick<Logger, 'info'>
  /**
   * Ends what is not to live on from the archive's time, once everything is there, in the same
   * transaction.
   * @returns what it has done, in sentences for the operator.
   */
  readonly settle?: (db: Db) => Promise<readonly string[]>
}

/** What was restored, as it was counted. */
interface Restored extends Summary {
  /** What the operator is to know of it, in sentences. */
  readonly notes: readonly string[]
}

/**
 * Fills a database that has no tables, and a folder or bucket that has no files, from an archive. An
 * archive of an older release gets the migrations that have been added since.
 *
 * All or nothing: tables, rows and migrations are one transaction. Functions, views and triggers come last: what
 * a later migration does with rows, it does in full itself. Files are written where they belong,
 * beside a mark with the number of that transaction: a restore after one that was broken off asks the
 * database what became of it, and removes what it has left.
 *
 * @throws ArchiveRefused for an archive that is damaged, incomplete, not as it was written, of another
 * release, or not signed with the key; Error when the database or the place of files is not empty.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { owner, file, key } = options
  const archive = await checkArchive(file, key)
  const applied = selectMigrations(archive.manifest, options)
  const { client, close } = await openClient({ ...owner, types: columnTypes })
  const place = openRestorePlace(options)
  try {
    await holdSchema(client)
    const swept = await sweepBroken(client, place)
    await checkEmpty(client, place)
    await client.query(SESSION)
    await client.query('begin')
    await place.writeMark(await markOf(client))
    const settled = await fill(client, options, { archive, applied, place }).catch(
      async (error: unknown) => {
        // Where that fails too, the mark is still there, and the next restore does it.
        await place.clear().catch(() => undefined)
        throw error
      },
    )
    await commit(client)
    await place.removeMark()
    await client.query('analyze')
    return { ...archive.summary, notes: [...swept, ...notesOn(archive, key), ...settled] }
  } finally {
    await close()
  }
}

interface Filled {
  readonly archive: CheckedArchive
  /** The migrations that had made the archive's tables. */
  readonly applied: readonly Migration[]
  readonly place: RestorePlace
}

/** @returns what was ended of the archive's time. */
async function fill(
  client: pg.Client,
  { file, key, release, log, settle }: RestoreOptions,
  { archive: { manifest, summary }, applied, place }: Filled,
): Promise<readonly string[]> {
  await migrateTables(client, { ...release, migrations: applied }, log)
  await compareTables(client, manifest, file)
  const putBack = await prepareTables(client, manifest.tables)
  compareCounts(summary, await loadArchive(client, { file, key, place }), file)
  await putBack()
  await setSequences(client, summary, file)
  await migrateWithin(client, release, log)
  const db = dbOver(client, ({ text, values }) => client.query(text, [...values]))
  const settled = (await settle?.(db)) ?? []
  await client.query('set constraints all immediate')
  return settled
}

async function commit(client: pg.Client): Promise<void> {
  try {
    await client.query('commit')
  } catch (cause) {
    // The files stay beside their mark: they are those of a database that may be there.
    throw new Error(
      'Whether the restore came to its end is not known: begin it again, which tells',
      {
        cause,
      },
    )
  }
}

function selectMigrations(
  manifest: Manifest,
  { release, file }: RestoreOptions,
): readonly Migration[] {
  const own = release.migrations.map(asApplied)
  const ours = new Map(own.map(({ name, checksum }) => [name, checksum]))
  const named = readNamed(manifest, release, own, file)
  const unknown = named.filter(({ name, checksum }) => ours.get(name) !== checksum)
  if (unknown.length > 0) {
    const names = unknown.map(({ name }) => name).join(', ')
    throw new ArchiveRefused(file, `it is of another release: this one does not have ${names}`)
  }
  const applied = new Set(named.map(({ name }) => name))
  return release.migrations.filter(({ name }) => applied.has(name))
}

function readNamed(
  { migrations }: Manifest,
  release: Release,
  own: readonly AppliedMigration[],
  file: string,
): readonly AppliedMigration[] {
  try {
    return inNamesOf(migrations, release, own, 'restore it, start and back up')
  } catch (error) {
    throw error instanceof OlderRelease ? new ArchiveRefused(file, error.message) : error
  }
}

async function checkEmpty(client: pg.Client, place: RestorePlace): Promise<void> {
  if (await hasTables(client)) {
    throw new Error('The database has tables: restore into an empty one')
  }
  const found = await place.findOne()
  if (found !== undefined) throw new Error(`${place.name} is not empty: it has ${found}`)
}

/** @throws ArchiveRefused where its tables are not those that its migrations make. */
async function compareTables(client: pg.Client, manifest: Manifest, file: string): Promise<void> {
  const describe = ({ name, columns }: Manifest['tables'][number]) =>
    `${name} (${columns.toSorted().join(', ')})`
  const listed = new Set(manifest.tables.map(describe))
  const made = (await listTables(client)).map(describe)
  const missing = made.find((table) => !listed.delete(table))
  const [strange] = listed
  if (missing === undefined && strange === undefined) return
  const reason =
    missing === undefined
      ? `its manifest has the table ${strange}, which its release did not have`
      : `its manifest lacks the table ${missing}`
  throw new ArchiveRefused(file, reason)
}

async function setSequences(
  client: pg.Client,
  { sequences }: Summary,
  file: string,
): Promise<void> {
  const ours = (await readSequences(client)).map(({ name }) => name)
  const said = sequences.map(({ name }) => name)
  if (ours.toSorted().join(' ') !== said.toSorted().join(' ')) {
    throw new ArchiveRefused(file, 'its sequences are not those of its release')
  }
  for (const { name, last, called } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [name, last, called])
  }
}

function notesOn({ manifest, isSigned }: CheckedArchive, key: string | undefined): string[] {
  const since = `It is of ${manifest.createdAt}: who was erased since then is there again, and is to be erased again.`
  if (manifest.format === 1) {
    return [since, 'It carries no digests: whether it was changed since then cannot be told.']
  }
  if (key !== undefined) return [since, 'It is as it was written, and signed with BACKUP_KEY.']
  const signed = isSigned
    ? 'It is signed, which was not looked at: BACKUP_KEY is not set.'
    : 'It is not signed (BACKUP_KEY): its digests tell of damage, not of who changed them with it.'
  return [since, signed]
}
