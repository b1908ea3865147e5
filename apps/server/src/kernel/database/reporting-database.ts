import type { Socket } from 'node:net'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { AppError } from '../errors.ts'
import { CALLER_SETTINGS } from '../reporting.ts'
import type { Database, DatabaseConnection } from './database.ts'
import { REPORTING_SCHEMA } from './reporting-name.ts'
import { sql } from './sql.ts'

/** For whom a statement is run; see CALLER. */
export type Caller = Readonly<Record<keyof typeof CALLER_SETTINGS, string | number>>

export interface ReportingStatement {
  /** One SELECT that has been checked, with $1, $2, … */
  readonly text: string
  readonly values: readonly unknown[]
  readonly caller: Caller
  /** Ends the statement on the server. */
  readonly signal?: AbortSignal | undefined
  /** What another process finds the statement by, to end it. */
  readonly runId?: string | undefined
  /** Milliseconds that PostgreSQL may work for it, however many parts are asked for. */
  readonly mostMs?: number | undefined
}

/** A column as PostgreSQL describes it. */
export interface DescribedColumn {
  readonly name: string
  readonly typeId: number
}

/** A statement whose rows are read part by part, every value as PostgreSQL writes it. */
export interface OpenStatement {
  readonly columns: readonly DescribedColumn[]
  /** The next rows; fewer than asked for, or none, at the end. */
  next(most: number): Promise<readonly (readonly (string | null)[])[]>
}

/** The connections of authors' SQL: a login of its own, apart from all that the server itself does. */
export interface ReportingDatabase {
  /** That of the database of which it reads: see Db. */
  readonly key: WeakKey
  /**
   * Runs a statement in a transaction that reads, and gives it back afterwards whatever happened.
   * @throws what PostgreSQL refuses; AppError `too_many_requests` where no connection is free for long,
   *   `unavailable` where there is no login; TooMuch where a part of the answer is too large; TooSlow.
   */
  run<Result>(
    statement: ReportingStatement,
    work: (open: OpenStatement) => Promise<Result>,
  ): Promise<Result>
  /** Ends a statement that any process runs under the id. @returns whether there was one. */
  cancel(runId: string): Promise<boolean>
  close(): Promise<void>
}

/** A row, or a few, that no page and no file is made of. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch'
}

/** A statement that has had its time. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

const POOL_SIZE = 2
const SECOND = 1_000
/** PostgreSQL works so long for a statement whose caller says nothing else. */
const MOST_MS = 5 * SECOND
const MARGIN_MS = 100
/** What PostgreSQL does not interrupt has this long after it was asked to end; then it is left to itself. */
const GRACE_MS = SECOND
/** However slowly an answer is taken, so long has it a connection. */
const MOST_OPEN_MS = 600 * SECOND
/** So much of an answer may arrive between two parts that are asked for. */
const MOST_ARRIVING = 24 * 1024 * 1024

const OPTIONS = [
  ['default_transaction_read_only', 'on'],
  ['statement_timeout', '5000'],
  ['search_path', REPORTING_SCHEMA],
  ['TimeZone', 'Europe/Athens'],
  ['DateStyle', 'ISO'],
  ['jit', 'off'],
  ['cursor_tuple_fraction', '1'],
]

const asWritten: pg.CustomTypesConfig = {
  getTypeParser: () => (text: string | Buffer) => text,
}

interface Sources {
  /** Where the server's own rows are: the login is kept there. */
  readonly database: Database
  readonly connection: DatabaseConnection
  /** A replica, or another role, that the operator names. */
  readonly reportsUrl?: string | undefined
  /** The time that has passed since some instant, in milliseconds. */
  readonly now?: () => number
  /** How long what does not end is waited for, in milliseconds. */
  readonly graceMs?: number
}

/** Opens nothing before the first statement. */
export function openReporting({
  database,
  connection,
  reportsUrl,
  now = () => performance.now(),
  graceMs = GRACE_MS,
}: Sources): ReportingDatabase {
  let opening: Promise<{ pool: pg.Pool; url: string }> | undefined

  const findLogin = async (): Promise<string> => {
    if (reportsUrl !== undefined) return reportsUrl
    const login = await database.row<{ role: string; password: string }>(
      sql`select role, password from report_logins`,
    )
    if (!login) throw new AppError('unavailable', { reason: 'no role for reports' })
    const url = new URL(connection.connectionString)
    url.username = login.role
    url.password = login.password
    return url.href
  }

  const open = async () => {
    const url = await findLogin()
    const pool = new pg.Pool({
      connectionString: url,
      max: POOL_SIZE,
      options: OPTIONS.map(([name, value]) => `-c ${name}=${value}`).join(' '),
      connectionTimeoutMillis: 10 * SECOND,
      // Others share the few connections that the role may have.
      idleTimeoutMillis: 5 * SECOND,
      keepAlive: true,
      types: asWritten,
    })
    pool.on('connect', (client) => client.on('error', () => undefined))
    pool.on('error', () => undefined)
    return { pool, url }
  }

  const poolOf = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  return {
    key: database.key,
    async run(statement, work) {
      const { pool, url } = await poolOf()
      statement.signal?.throwIfAborted()
      const client = await pool.connect().catch((error: unknown) => {
        throw refusalOf(error)
      })
      const held: Held = { client, url, now, graceMs, isEnded: false }
      try {
        return await runOn(held, statement, work)
      } finally {
        // A request to end may come late: it is not to meet another's statement.
        const isClean = !held.isEnded && (await cleanUp(client))
        client.release(!isClean)
      }
    },
    async cancel(runId) {
      const ended = await database.rows<{ ended: boolean }>(sql`
        select pg_cancel_backend(pid) as ended from pg_stat_activity
        where datname = current_database() and application_name = ${nameOf(runId)}`)
      return ended.some((one) => one.ended)
    },
    async close() {
      await opening?.then(({ pool }) => pool.end()).catch(() => undefined)
    },
  }
}

const nameOf = (runId: string) => `report:${runId}`

function refusalOf(error: unknown): unknown {
  const busy = error instanceof Error && /timeout exceeded/.test(error.message)
  const full = error instanceof pg.DatabaseError && error.code === '53300'
  if (busy || full) return new AppError('too_many_requests', { reason: 'reports are busy' })
  return new AppError('unavailable', { reason: 'the database of reports does not answer' })
}

interface Held {
  readonly client: pg.PoolClient
  readonly url: string
  readonly now: () => number
  readonly graceMs: number
  /** Whether PostgreSQL was asked to end what runs on it. */
  isEnded: boolean
}

async function runOn<Result>(
  held: Held,
  statement: ReportingStatement,
  work: (open: OpenStatement) => Promise<Result>,
): Promise<Result> {
  const { client, url, now, graceMs } = held
  const { text, values, signal, runId, mostMs = MOST_MS } = statement
  await client.query(
    ['begin read only', ...settingsOf(statement), ...(runId ? [named(runId)] : [])].join('; '),
  )
  const cursor = client.query(
    new Cursor<(string | null)[]>(text, [...values], { rowMode: 'array', types: asWritten }),
  )
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  let arrived = 0
  const count = (part: Buffer) => {
    arrived += part.length
    if (arrived > MOST_ARRIVING) stream.destroy(new TooMuch())
  }
  const end = () => {
    held.isEnded = true
    endStatement(client, cursor, url)
  }
  const leave = () => {
    held.isEnded = true
    stream.destroy(new TooSlow())
  }
  const open = setTimeout(leave, MOST_OPEN_MS)
  let left = mostMs
  stream.on('data', count)
  signal?.addEventListener('abort', end, { once: true })
  try {
    const read = async (most: number) => {
      if (left <= 0) throw new TooSlow()
      arrived = 0
      const from = now()
      // PostgreSQL’s own limit comes first, where it is the shorter one.
      const timers = [setTimeout(end, left + MARGIN_MS), setTimeout(leave, left + graceMs)]
      try {
        return await readPart(cursor, most)
      } finally {
        for (const timer of timers) clearTimeout(timer)
        left -= now() - from
      }
    }
    // The first row comes with what the columns are.
    const first = await read(1)
    let ahead = first.rows
    const result = await work({
      columns: first.columns,
      next: async (most) => {
        const start = ahead
        ahead = []
        return [...start, ...(await read(most - start.length)).rows]
      },
    })
    await cursor.close()
    return result
  } catch (error) {
    // What PostgreSQL has not refused itself is still open there: nothing else would be answered before it.
    if (!(error instanceof pg.DatabaseError)) held.isEnded = true
    if (arrived > MOST_ARRIVING) throw new TooMuch()
    // What ended it, whatever the driver makes of a connection that is gone.
    if (stream.errored instanceof TooSlow) throw stream.errored
    throw error
  } finally {
    clearTimeout(open)
    stream.off('data', count)
    signal?.removeEventListener('abort', end)
  }
}

const named = (runId: string) => `set local application_name = ${pg.escapeLiteral(nameOf(runId))}`

function settingsOf({ caller, mostMs }: ReportingStatement): string[] {
  const settings = Object.entries(CALLER_SETTINGS).map(
    ([key, setting]) =>
      `set local ${setting} = ${pg.escapeLiteral(String(caller[key as keyof Caller]))}`,
  )
  // PostgreSQL counts until the last part, also while whoever takes the rows is slow; we count what it works.
  return mostMs === undefined
    ? settings
    : [...settings, `set local statement_timeout = ${MOST_OPEN_MS}`]
}

function readPart(
  cursor: Cursor<(string | null)[]>,
  most: number,
): Promise<{ rows: (string | null)[][]; columns: DescribedColumn[] }> {
  return new Promise((resolve, reject) => {
    // Of a cursor that is at its end there is nothing to describe.
    const take = (error: Error | undefined, rows: (string | null)[][], result?: pg.QueryResult) => {
      if (error) return reject(error)
      const fields = result?.fields ?? []
      const columns = fields.map(({ name, dataTypeID }) => ({ name, typeId: dataTypeID }))
      resolve({ rows, columns })
    }
    cursor.read(most, take)
  })
}

/** What the driver has beside what it declares: ending what another of its clients runs. */
interface Ending {
  readonly connection: NodeJS.EventEmitter
  cancel(client: pg.PoolClient, query: Cursor): void
}

/** Asks PostgreSQL to end it, by a message that needs no login. */
function endStatement(client: pg.PoolClient, cursor: Cursor, connectionString: string): void {
  const ending = new pg.Client({ connectionString }) as unknown as Ending
  // Where nobody hears it, the statement's own time ends it.
  ending.connection.on('error', () => undefined)
  ending.cancel(client, cursor)
}

/** @returns whether the connection is as it was. */
async function cleanUp(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback')
    await client.query('discard all')
    return true
  } catch {
    return false
  }
}
