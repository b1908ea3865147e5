import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from '../log.ts'
import { type AppliedMigration, type Baseline, inNamesOf } from './baseline.ts'
import type { DatabaseConnection } from './database.ts'
import {
  applySchema,
  type DeclaredSchema,
  isSchemaBehind,
  makeColumnFunctions,
} from './schema/apply-schema.ts'
import { openClient, type ClientLimits } from './open-client.ts'
import { DROP_REPORTING } from './reporting-name.ts'
import type { Sql } from './sql.ts'
import { takeLock, type LockAttempt } from './take-lock.ts'

/** One step of the schema. It may not be changed once it has been released. */
export interface Migration {
  /** The file's name: '0020-users'. */
  readonly name: string
  readonly sql: string
}

/** What a release makes of a database. */
export interface Release {
  /** Every migration, in the order in which they are applied: tables, and what moves their rows. */
  readonly migrations: readonly Migration[]
  /** Functions, views and triggers as they are now. */
  readonly schema: DeclaredSchema
  /** What its first migrations took the place of. */
  readonly baseline?: Baseline
}

/** Any number will do, as long as nothing else locks it. */
const LOCK = 7_246_513

/**
 * Brings the schema up to date: migrations, then functions, views and triggers, in one transaction, so
 * that what fails or is broken off leaves the database of the release before. Servers that start
 * together take turns.
 * @param owner who may change tables.
 * @param report is told, in words for a person, that there is something to apply, or that another
 *   server applies some.
 * @throws Error naming a migration that fails, that has changed since it was applied, or that was
 * applied by a newer release, or an object that cannot be made; as openClient and takeLock.
 */
export async function migrate(
  owner: DatabaseConnection,
  release: Release,
  log: Pick<Logger, 'info'>,
  report: (step: string) => void = () => {},
  limits: ClientLimits = {},
): Promise<void> {
  const { client, close } = await openClient(owner, limits)
  try {
    await holdSchema(client, report, limits)
    await client.query('begin')
    const applied = await migrateTables(client, release, log, report)
    if (applied > 0 || (await isSchemaBehind(client, release.schema))) {
      await client.query(DROP_REPORTING)
      await applySchema(client, release.schema, log)
    }
    await client.query('commit')
  } finally {
    await close()
  }
}

/** Keeps everybody else from changing tables, until the connection ends. @throws as takeLock. */
export async function holdSchema(
  client: pg.Client,
  report?: (step: string) => void,
  { silenceMs }: ClientLimits = {},
): Promise<void> {
  const attempt = async ({ text, values }: Sql): Promise<LockAttempt[]> =>
    (await client.query<LockAttempt>(text, [...values])).rows
  const until = 'the connection ends'
  await takeLock(attempt, {
    lock: LOCK,
    until,
    work: 'prepares the tables',
    report,
    idleMs: silenceMs,
  })
}

/** Brings the schema up to date in the client's own transaction, for which it holds the schema. */
export async function migrateWithin(
  client: pg.Client,
  release: Release,
  log: Pick<Logger, 'info'>,
): Promise<void> {
  await migrateTables(client, release, log)
  await applySchema(client, release.schema, log)
}

/**
 * The same for tables alone, with the functions that they are computed with.
 * @returns how many migrations there were to apply.
 */
export async function migrateTables(
  client: pg.Client,
  release: Release,
  log: Pick<Logger, 'info'>,
  report: (step: string) => void = () => {},
): Promise<number> {
  const pending = await listPending(client, release)
  if (pending.length === 0) return 0
  await client.query(DROP_REPORTING)
  await makeColumnFunctions(client, release.schema)
  report(`Preparing the tables (${pending.length} migrations)`)
  for (const migration of pending) {
    await apply(client, migration)
    log.info({ migration: migration.name }, 'Migration applied')
  }
  return pending.length
}

/** A migration as it is kept of it that it was applied. */
export const asApplied = (migration: Migration): AppliedMigration => ({
  name: migration.name,
  checksum: checksum(migration),
})

/** Identifies a migration's text. */
function checksum({ sql }: Migration): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}

async function listPending(client: pg.Client, release: Release): Promise<Migration[]> {
  const { migrations } = release
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  // Names had the module before them once.
  await client.query(
    `update schema_migrations set name = split_part(name, '/', 2) where name like '%/%'`,
  )
  const rows = await readApplied(client, release)
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const known = new Set(migrations.map(({ name }) => name))
  const newer = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name)
  if (newer.length > 0) {
    throw new Error(`The database is of a newer release: it has the migrations ${newer.join(', ')}`)
  }
  const changed = migrations.filter((migration) => {
    const before = applied.get(migration.name)
    return before !== undefined && before !== checksum(migration)
  })
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ')
    throw new Error(`Migrations have changed since they were applied: ${names}. Add a new one`)
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

/** What was applied, in the names of the release, under which it is kept from now on. */
async function readApplied(
  client: pg.Client,
  release: Release,
): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from schema_migrations',
  )
  const first = 'start it once'
  const named = inNamesOf(rows, release, release.migrations.map(asApplied), first)
  if (named === rows) return rows
  await client.query('delete from schema_migrations')
  await client.query(
    'insert into schema_migrations (name, checksum) select * from unnest($1::text[], $2::text[])',
    [named.map(({ name }) => name), named.map(({ checksum: sum }) => sum)],
  )
  return named
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql)
    await client.query(
      'insert into schema_migrations (name, checksum, applied_at) values ($1, $2, clock_timestamp())',
      [migration.name, checksum(migration)],
    )
    // No table can be changed of which a deferred rule is yet to be looked at.
    await client.query('set constraints all immediate; set constraints all deferred')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The migration ${migration.name} failed: ${reason}`, { cause: error })
  }
}
