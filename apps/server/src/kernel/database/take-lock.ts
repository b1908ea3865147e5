import { setTimeout as sleep } from 'node:timers/promises'
import { START_MS } from '../failure-words.ts'
import { sql, type Sql } from './sql.ts'

/** How often a lock that is taken is tried again, in milliseconds. */
const RETRY_MS = 100

interface Wanted {
  /** The number that everybody knows it by, below 2^31. */
  readonly lock: number
  /** Until when it is held. */
  readonly until: 'the connection ends' | 'the transaction ends'
  /** What its owner is doing, for the person who waits: `prepares the tables`. */
  readonly work: string
  readonly report?: ((step: string) => void) | undefined
  /** So long its owner may do nothing, in milliseconds. */
  readonly idleMs?: number | undefined
}

/** Whether the lock was free, and else what its owner does. */
export interface LockAttempt {
  taken: boolean
  pid: number | null
  isWorking: boolean
  /** Since when it has not begun anything; null where only its own account may know. */
  idleMs: number | null
}

/**
 * Takes a lock that servers share, and says so where another one has it. Whoever works keeps it for as
 * long as that takes; who does nothing, or waits for a lock itself, is not waited for.
 * @param attempt runs a statement, always on the same connection.
 * @throws Error in words that name the owner's connection.
 */
export async function takeLock(
  attempt: (statement: Sql) => Promise<LockAttempt[]>,
  { lock, until, work, report, idleMs = START_MS }: Wanted,
): Promise<void> {
  const statement = attemptOf(lock, until)
  let lastSign: number | undefined
  for (;;) {
    const [owner] = await attempt(statement)
    if (owner?.taken) return
    if (lastSign === undefined) report?.(`Another server ${work}: waiting for it`)
    const now = performance.now()
    lastSign ??= now
    if (owner?.isWorking) lastSign = now
    else if (typeof owner?.idleMs === 'number') lastSign = Math.max(lastSign, now - owner.idleMs)
    if (typeof owner?.pid === 'number' && now - lastSign > idleMs) {
      throw new Error(
        `another server ${work} and has done nothing for ${idleMs / 1000} s: ` +
          `it is the database's process ${owner.pid}`,
      )
    }
    await sleep(RETRY_MS)
  }
}

const attemptOf = (lock: number, until: Wanted['until']): Sql => sql`
  with attempt as materialized (
    select ${
      until === 'the connection ends'
        ? sql`pg_try_advisory_lock(${lock})`
        : sql`pg_try_advisory_xact_lock(${lock})`
    } as taken
  )
  select t.taken, l.pid,
    coalesce(a.state = 'active' and a.wait_event_type is distinct from 'Lock', false) as "isWorking",
    (extract(epoch from clock_timestamp() - a.state_change) * 1000)::float8 as "idleMs"
  from attempt t
  left join pg_locks l on l.locktype = 'advisory' and l.granted and l.objsubid = 1 and l.classid = 0
    and l.objid = ${lock}::int::oid
    and l.database = (select oid from pg_database where datname = current_database())
  left join pg_stat_activity a on a.pid = l.pid`
