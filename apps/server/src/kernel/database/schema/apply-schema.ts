import type pg from 'pg'
import type { Logger } from '../../log.ts'
import { orderObjects } from './order-objects.ts'
import type { ObjectKind, SchemaObject } from './parse-schema.ts'

/** The functions, views and triggers of a release. */
export interface DeclaredSchema {
  /** Functions that columns, indexes and rules of tables are computed with: made before the tables. */
  readonly columnFunctions: readonly SchemaObject[]
  /** Everything else: made after them. */
  readonly objects: readonly SchemaObject[]
  /** When the release was built; now, where it runs from its sources. */
  readonly madeAt: Date
}

interface MadeObject {
  readonly key: string
  readonly kind: ObjectKind
  readonly hash: string
  readonly drop: string
}

/** What there is to do; empty lists where the database is as declared. */
interface Changes {
  /** What is new, has changed or is missing. */
  readonly make: readonly SchemaObject[]
  /** What is declared no more. */
  readonly gone: readonly MadeObject[]
}

const TABLE = `create table if not exists schema_objects (
  key text primary key,
  kind text not null,
  hash text not null,
  drop_statement text not null,
  made_at timestamptz not null
)`

/** The names of what is there, as objects have them. */
const EXISTING = `
  with names as (
    select oid, case when nspname = 'public' then '' else nspname || '.' end as prefix
    from pg_namespace)
  select 'schema ' || nspname as name from pg_namespace
  union all
  select 'function ' || prefix || proname from pg_proc join names n on n.oid = pronamespace
  union all
  select 'view ' || prefix || relname from pg_class join names n on n.oid = relnamespace
  where relkind = 'v'
  union all
  select 'trigger ' || tgname || ' on ' || prefix || relname
  from pg_trigger join pg_class c on c.oid = tgrelid join names n on n.oid = relnamespace
  where not tgisinternal`

/** Makes or replaces the functions that tables are computed with, in the client's transaction. */
export async function makeColumnFunctions(
  client: pg.Client,
  { columnFunctions }: DeclaredSchema,
): Promise<void> {
  const { make } = compare(columnFunctions, await readMade(client), await readExisting(client))
  await makeAll(client, make)
}

/**
 * Brings functions, views and triggers to what the release declares, in the client's transaction: makes
 * what is new, has changed or is missing, and drops what is declared no more.
 */
export async function applySchema(
  client: pg.Client,
  schema: DeclaredSchema,
  log: Pick<Logger, 'info'>,
): Promise<void> {
  const declared = allOf(schema)
  const changes = compare(declared, await readMade(client), await readExisting(client))
  if (isEmpty(changes)) return
  await dropBefore(client, changes, declared)
  // With a view go those that read it.
  const make = missing(declared, new Set(changes.make), await readExisting(client))
  await makeAll(client, make)
  await dropAfter(client, changes)
  await record(client, schema, { ...changes, make })
  const counts = { made: make.length, dropped: changes.gone.length }
  log.info(counts, 'Functions, views and triggers applied')
}

/**
 * Whether the database's functions, views and triggers are not those of the release.
 * @returns false too where a newer build has made them: a server of the release before, which starts
 *   again while the others are exchanged, leaves them as they are.
 */
export async function isSchemaBehind(client: pg.Client, schema: DeclaredSchema): Promise<boolean> {
  const changes = compare(allOf(schema), await readMade(client), await readExisting(client))
  if (isEmpty(changes)) return false
  const { rows } = await client.query<{ newer: boolean }>(
    'select coalesce(max(made_at) > $1, false) as newer from schema_objects',
    [schema.madeAt],
  )
  return rows[0]?.newer !== true
}

async function readMade(client: pg.Client): Promise<readonly MadeObject[]> {
  await client.query(TABLE)
  const { rows } = await client.query<MadeObject>(
    'select key, kind, hash, drop_statement as drop from schema_objects order by key collate "C"',
  )
  return rows
}

async function readExisting(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(EXISTING)
  return new Set(rows.map(({ name }) => name))
}

function compare(
  declared: readonly SchemaObject[],
  made: readonly MadeObject[],
  existing: ReadonlySet<string>,
): Changes {
  const hashes = new Map(made.map(({ key, hash }) => [key, hash]))
  const keys = new Set(declared.map(({ key }) => key))
  const gone = made.filter(({ key }) => !keys.has(key))
  const changed = new Set(declared.filter(({ key, hash }) => hashes.get(key) !== hash))
  return { make: missing(declared, changed, existing), gone }
}

/** What has changed, and what is not there. */
const missing = (
  declared: readonly SchemaObject[],
  changed: ReadonlySet<SchemaObject>,
  existing: ReadonlySet<string>,
) => declared.filter((one) => changed.has(one) || !existing.has(`${one.kind} ${one.name}`))

const allOf = ({ columnFunctions, objects }: DeclaredSchema) => [...columnFunctions, ...objects]

const isEmpty = ({ make, gone }: Changes) => make.length === 0 && gone.length === 0

/**
 * Drops what nothing else is computed with, and functions in the place of which others come. Any view may
 * read a function that goes, and goes with it.
 */
async function dropBefore(
  client: pg.Client,
  { make, gone }: Changes,
  declared: readonly SchemaObject[],
): Promise<void> {
  const isAnyFunctionGone = gone.some(({ kind }) => kind === 'function')
  const views = [...gone, ...(isAnyFunctionGone ? declared : make)]
  const triggers = [...gone, ...make].filter(({ kind }) => kind === 'trigger')
  const functions = gone.filter((one) => isReplaced(one, make))
  for (const { key, drop } of [
    ...triggers,
    ...views.filter(({ kind }) => kind === 'view'),
    ...functions,
  ]) {
    await run(client, key, drop)
  }
}

async function dropAfter(client: pg.Client, { make, gone }: Changes): Promise<void> {
  for (const kind of ['function', 'schema'] as const) {
    for (const object of gone.filter((one) => one.kind === kind && !isReplaced(one, make))) {
      await run(client, object.key, object.drop)
    }
  }
}

const isReplaced = ({ kind, key }: MadeObject, make: readonly SchemaObject[]) =>
  kind === 'function' && make.some(({ name }) => key.startsWith(`function ${name}(`))

async function makeAll(client: pg.Client, objects: readonly SchemaObject[]): Promise<void> {
  if (objects.length === 0) return
  // Functions may name each other.
  await client.query('set local check_function_bodies = off')
  for (const { key, sql } of orderObjects(objects)) await run(client, key, sql)
  await client.query('set local check_function_bodies = on')
}

async function run(client: pg.Client, key: string, statement: string): Promise<void> {
  try {
    await client.query(statement)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The ${key} failed: ${reason}`, { cause: error })
  }
}

async function record(
  client: pg.Client,
  { madeAt }: DeclaredSchema,
  { make, gone }: Changes,
): Promise<void> {
  await client.query('delete from schema_objects where key = any ($1)', [
    [...gone, ...make].map(({ key }) => key),
  ])
  await client.query('update schema_objects set made_at = $1', [madeAt])
  await client.query(
    `insert into schema_objects (key, kind, hash, drop_statement, made_at)
    select *, $5::timestamptz from unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
    [
      make.map(({ key }) => key),
      make.map(({ kind }) => kind),
      make.map(({ hash }) => hash),
      make.map(({ drop }) => drop),
      madeAt,
    ],
  )
}
