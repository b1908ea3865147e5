import { hash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Logger } from '../log.ts'
import type { DatabaseConnection } from './database.ts'
import { holdSchema } from './migrate.ts'
import { openClient } from './open-client.ts'
import { REPORTING_SCHEMA } from './reporting-name.ts'
import type { Sql } from './sql.ts'

/** A view of it. */
export interface SchemaView {
  readonly name: string
  readonly columns: readonly string[]
  readonly select: Sql
}

interface Prepared {
  readonly owner: DatabaseConnection
  /** As whom the server itself works. */
  readonly application: DatabaseConnection
  /** Where authors' SQL is sent, if the operator says so: that role is let in. */
  readonly reportsUrl?: string | undefined
  readonly views: readonly SchemaView[]
}

/** Authors' SQL ends after so long, in milliseconds. */
const STATEMENT_MS = 5_000

/** More connections than these no role of authors' SQL gets. */
const CONNECTION_LIMIT = 4

/** What no author needs of PostgreSQL, by the beginnings of names; the list of functions has none of it either. */
const CLOSED =
  /^(pg_(try_)?advisory|pg_sleep|pg_notify$|pg_read|pg_ls|pg_stat_file|pg_reload|pg_rotate|pg_(terminate|cancel)_backend$|lo_|dblink|set_config$|pg_logical|query_to_xml|table_to_xml|schema_to_xml|database_to_xml|cursor_to_xml|ts_stat$)/

/**
 * Makes the views anew where they have changed, and lets the role of authors' SQL read them: a login of its own,
 * which reads nothing else. Servers that start together take turns.
 */
export async function prepareReporting(
  { owner, application, reportsUrl, views }: Prepared,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> {
  const { client, close } = await openClient(owner)
  try {
    await holdSchema(client)
    const role = await ensureRole(client, reportsUrl, log)
    const statements = [...views.map(viewStatement), ...(role ? grantsTo(role, application) : [])]
    const mark = hash('sha256', statements.join(';\n'))
    const { rows } = await client.query<{ mark: string | null }>(
      `select obj_description(to_regnamespace('${REPORTING_SCHEMA}')) as mark`,
    )
    if (rows[0]?.mark === mark) return
    await client.query('begin')
    await client.query(`set local client_min_messages = error;
      drop schema if exists ${REPORTING_SCHEMA} cascade; create schema ${REPORTING_SCHEMA}`)
    for (const statement of statements) await client.query(statement)
    await client.query(`comment on schema ${REPORTING_SCHEMA} is '${mark}'`)
    await client.query('commit')
    if (role) await limitRole(client, role)
    log.info({ views: views.length }, 'Views of reports made')
  } finally {
    await close()
  }
}

function viewStatement({ name, columns, select }: SchemaView): string {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  return `create view ${REPORTING_SCHEMA}.${pg.escapeIdentifier(name)} (${list})
    with (security_barrier) as ${withLiterals(select)}`
}

/** The text with its values in it: a view has no parameters. They are of the code, and none of a caller. */
function withLiterals({ parts, values }: Sql): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1]
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new TypeError('A view has texts and numbers alone in it')
    return text + (typeof value === 'number' ? value : pg.escapeLiteral(value)) + part
  })
}

function grantsTo(role: string, application: DatabaseConnection): string[] {
  const name = pg.escapeIdentifier(role)
  const { username } = new URL(application.connectionString)
  const server = username === '' ? [] : [decodeURIComponent(username)]
  return [
    `do $$ begin execute format('grant connect on database %I to ${name}', current_database()); end $$`,
    `grant usage on schema ${REPORTING_SCHEMA} to ${name}`,
    `grant select on all tables in schema ${REPORTING_SCHEMA} to ${name}`,
    // So that the server may end what the role runs.
    ...server
      .filter((other) => other !== role)
      .map((other) => `grant ${name} to ${pg.escapeIdentifier(other)}`),
  ]
}

/** @returns the role; undefined where there is none, and none may be made. */
async function ensureRole(
  client: pg.Client,
  reportsUrl: string | undefined,
  log: Pick<Logger, 'warn'>,
): Promise<string | undefined> {
  if (reportsUrl !== undefined) return decodeURIComponent(new URL(reportsUrl).username)
  const { rows } = await client.query<{ role: string; password: string; exists: boolean }>(
    `select role, password, exists (select from pg_roles where rolname = role) as exists from report_logins`,
  )
  const [kept] = rows
  if (kept?.exists) return kept.role
  const role = kept?.role ?? `telemachos_reports_${randomBytes(4).toString('hex')}`
  const password = kept?.password ?? randomBytes(24).toString('base64url')
  try {
    await client.query('begin')
    await client.query(`create role ${role} login password '${password}'
      connection limit ${CONNECTION_LIMIT} nosuperuser nocreatedb nocreaterole noinherit`)
    await client.query(
      'insert into report_logins (role, password) values ($1, $2) on conflict do nothing',
      [role, password],
    )
    await client.query('commit')
    return role
  } catch (error) {
    await client.query('rollback')
    if (!(error instanceof pg.DatabaseError) || error.code !== NO_RIGHT) throw error
    log.warn(
      'The database’s role may make no other (CREATEROLE): queries and reports are unavailable until REPORTS_DATABASE_URL names one',
    )
    return undefined
  }
}

const NO_RIGHT = '42501'

/** Each of these is one more wall: without the right to it, the others stand. */
async function limitRole(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const settings = [
    'default_transaction_read_only = on',
    `statement_timeout = ${STATEMENT_MS}`,
    'idle_in_transaction_session_timeout = 60000',
    "work_mem = '16MB'",
    "temp_file_limit = '64MB'",
    'max_parallel_workers_per_gather = 0',
    `search_path = ${REPORTING_SCHEMA}`,
  ]
  const attempts = settings.map((setting) => `alter role ${name} set ${setting}`)
  for (const attempt of [...attempts, await closeFunctions(client)]) {
    await client.query(attempt).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw error
    })
  }
}

/** Takes functions from everybody and gives them back to who works here; only a superuser can. */
async function closeFunctions(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ call: string; name: string }>(
    `select p.oid::regprocedure::text as call, p.proname as name from pg_proc p
     join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'pg_catalog'
       and (select rolsuper from pg_roles where rolname = current_user)`,
  )
  const closed = rows.filter(({ name }) => CLOSED.test(name)).map(({ call }) => call)
  if (closed.length === 0) return 'select 1'
  const { rows: others } = await client.query<{ name: string }>(
    `select quote_ident(rolname) as name from pg_roles where rolcanlogin and not rolsuper
     and not starts_with(rolname, 'telemachos_reports_')`,
  )
  const list = closed.join(', ')
  const back = others.map(({ name }) => `grant execute on function ${list} to ${name};`).join(' ')
  return `begin; revoke execute on function ${list} from public; ${back} commit`
}
