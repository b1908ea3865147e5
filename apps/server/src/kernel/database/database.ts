import pg from 'pg'
import { tracingChannel } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { AnswerWatch } from './answer-watch.ts'
import { columnTypes } from './column-types.ts'
import { Pulse } from './pulse.ts'
import { type Sql, statementName } from './sql.ts'
import { withinTransaction } from './transaction-scope.ts'

/** Where a database is and as whom to enter it. */
export interface DatabaseConnection {
  /** postgres://user:password@host:port/database */
  readonly connectionString: string
}

/** The whole database or one transaction: what code gets from its context. */
export interface Db {
  /** The same in all transactions of a database: what is kept of it is kept under this key. */
  readonly key: WeakKey
  rows<T>(statement: Sql): Promise<T[]>
  /** The first row. */
  row<T>(statement: Sql): Promise<T | undefined>
  /** @throws Error unless there is exactly one row. */
  one<T>(statement: Sql): Promise<T>
  /** @returns how many rows were written. */
  run(statement: Sql): Promise<number>
}

export interface Database extends Db {
  /**
   * Runs the work in a READ COMMITTED transaction: committed when it returns, rolled back when it
   * throws. Work that met a deadlock or a serialization failure is run again, three times at most;
   * once, where a unique index refused a row: the work sees then what another committed meanwhile,
   * and says in its own words that the name is taken.
   * @throws what the work throws; Error when it hid a failed statement and nothing was committed.
   */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** The database is silent, or no longer: nobody waits for it meanwhile. */
  beSilent(isSilent: boolean): void
  /**
   * On a connection beside those of the pool.
   * @throws TimedOut where nothing comes back, or not in `withinMs`; what the database refuses.
   */
  ping(withinMs?: number): Promise<void>
  /** How many connections there are, how many of them are idle, and how many callers wait for one. */
  connections(): Readonly<Record<'all' | 'idle' | 'waiting', number>>
  close(): Promise<void>
}

type Run = (statement: Sql) => Promise<pg.QueryResult>

/** What the channel of statements carries: the result comes with the event `asyncEnd`. */
export interface TracedStatement {
  readonly statement: Sql
  readonly result?: pg.QueryResult
}

/** Every statement passes here, and `start` in the stack of its caller: tests check what rows are. */
export const tracedStatements = tracingChannel<TracedStatement>('telemachos.statement')

const SECOND = 1_000

/** Connections that one process has at most for what it does. */
const POOL_SIZE = 10

/** All that one process has: besides, one says whether the database answers, and one hears of events. */
export const CONNECTIONS = POOL_SIZE + 2

/** Opens a pool of at most poolSize connections; the first is made by the first statement. */
export function openDatabase(
  { connectionString }: DatabaseConnection,
  log: Pick<Logger, 'warn'>,
  poolSize = POOL_SIZE,
  // A database that has fallen silent stops no statement itself.
  watch = new AnswerWatch(35 * SECOND),
): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types: columnTypes,
    // Compiling a statement takes seconds, which none of ours takes to run.
    options: '-c TimeZone=UTC -c DateStyle=ISO -c jit=off',
    connectionTimeoutMillis: 10 * SECOND,
    idleTimeoutMillis: 60 * SECOND,
    statement_timeout: 30 * SECOND,
    idle_in_transaction_session_timeout: 60 * SECOND,
    keepAlive: true,
  })
  const pulse = new Pulse(connectionString)
  let isClosing = false
  const lost = (error: Error) => {
    if (!isClosing) log.warn({ err: error }, 'A database connection was lost')
  }
  // From the moment it is made: a connection may be lost while it is handed out.
  pool.on('connect', (client) => client.on('error', lost))
  // What is lost while idle was told by the connection itself.
  pool.on('error', () => undefined)

  /** The pool's own query() drops the connection after every failed statement; this keeps it. */
  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await watch.wait<pg.PoolClient | undefined>(
      (done) => pool.connect(done),
      (late) => late?.release(),
    )
    if (!client) throw new Error('The pool gave no connection')
    let broken = false
    try {
      return await work(client)
    } catch (error) {
      broken = isBeyondUse(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  async function attempt<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    return withClient(async (client) => {
      await send(client, { text: 'begin' }, watch)
      const tx = openTransaction(pool, client, watch)
      try {
        const result = await withinTransaction(() => work(tx.db))
        await tx.close()
        const { command } = await send(client, { text: 'commit' }, watch)
        if (command === 'COMMIT') return result
        throw new Error('A statement of the transaction had failed: nothing was committed')
      } catch (error) {
        await tx.close()
        // Whoever is dropped takes back what they have begun.
        if (!isBeyondUse(error))
          await send(client, { text: 'rollback' }, watch).catch(() => client.end())
        throw error
      }
    })
  }

  const db = dbOver(pool, (statement) => withClient((client) => execute(client, statement, watch)))
  return {
    ...db,
    async transaction(work) {
      for (let failures = 1; ; failures++) {
        try {
          return await attempt(work)
        } catch (error) {
          if (failures >= attemptsAfter(error)) throw error
          await sleep(Math.random() * 20 * failures)
        }
      }
    },
    beSilent: (isSilent) => watch.beSilent(isSilent),
    ping: (withinMs) => pulse.ask(withinMs),
    connections: () => ({
      all: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      isClosing = true
      await Promise.all([pool.end(), pulse.close()])
      watch.stop()
    },
  }
}

/** Statements run one after the other, and none once the transaction has ended. */
function openTransaction(
  key: WeakKey,
  client: pg.PoolClient,
  watch: AnswerWatch,
): { db: Db; close(): Promise<void> } {
  let open = true
  let last: Promise<unknown> = Promise.resolve()
  const run: Run = (statement) => {
    if (!open) return Promise.reject(new Error('The transaction has ended'))
    const result = last.then(() => execute(client, statement, watch))
    last = result.catch(() => undefined)
    return result
  }
  const close = async () => {
    open = false
    await last
  }
  return { db: dbOver(key, run), close }
}

/** What `send` gives statements to, as code gets it from its context. */
export function dbOver(key: WeakKey, send: Run): Db {
  const run: Run = (statement) =>
    tracedStatements.tracePromise(send, { statement }, undefined, statement)
  return {
    key,
    rows: async (statement) => (await run(statement)).rows,
    row: async (statement) => (await run(statement)).rows[0],
    async one(statement) {
      const { rows } = await run(statement)
      if (rows.length !== 1) throw new Error(`Expected one row, got ${rows.length}`)
      return rows[0]
    },
    run: async (statement) => (await run(statement)).rowCount ?? 0,
  }
}

/** Prepared under its name, so that the plan is kept; without a name it is planned for its values. */
function execute(
  client: pg.ClientBase,
  { text, values, isPlannedAnew }: Sql,
  watch: AnswerWatch,
): Promise<pg.QueryResult> {
  const name = isPlannedAnew ? undefined : statementName(text)
  return send(client, { ...(name && { name }), text, values: [...values] }, watch)
}

/**
 * By callback: the rows of the driver's own promises outlive many collections of garbage.
 * @throws what the database refused, with the stack of whoever asked.
 */
async function send(
  client: pg.ClientBase,
  query: pg.QueryConfig,
  watch: AnswerWatch,
): Promise<pg.QueryResult> {
  try {
    return await watch.wait((done) => client.query(query, done))
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** The SQLSTATE of what the server refused; '' for every other error. */
const codeOf = (error: unknown) => (error instanceof pg.DatabaseError && error.code) || ''

/** How often work is begun that ended with the error. */
function attemptsAfter(error: unknown): number {
  if (isUniqueViolation(error)) return 2
  return ['40001', '40P01'].includes(codeOf(error)) ? 3 : 1
}

/** Whether a unique index refused a row: most often another has just added one like it. */
export const isUniqueViolation = (error: unknown) => codeOf(error) === '23505'

/**
 * Whether the connection is lost (08, 57P, 25P03), silent (a read timeout) or its prepared statements are: a migration has
 * changed what one of them returns (0A000), or the server has forgotten one (26000).
 */
const isBeyondUse = (error: unknown) =>
  /^(08|57P|25P03|0A000|26000)/.test(codeOf(error)) ||
  (error instanceof Error && error.message === 'Query read timeout')
