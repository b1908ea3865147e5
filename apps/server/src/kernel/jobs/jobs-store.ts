import type { Db } from '../database/database.ts'
import { sql, type Sql } from '../database/sql.ts'

/** Makes jobs known that the database has not heard of; they are due at once. */
export async function addJobs(db: Db, names: readonly string[]): Promise<void> {
  await db.run(sql`
    insert into recurring_jobs (name) select unnest(${names}::text[])
    on conflict (name) do nothing`)
}

/** Who holds a job, and for how long without renewing it; by the clock of the database. */
export interface JobHold {
  /** A UUID of the runner's own. */
  readonly holder: string
  readonly seconds: number
}

const heldFor = (seconds: number): Sql => sql`now() + make_interval(secs => ${seconds})`

/** What is held for longer than this was held before the clock was set back, and by nobody now. */
const NEVER_HELD = sql`interval '5 minutes'`

/**
 * Takes the job that has been due for longest; each goes to one server only. One that is due later
 * than its period allows was put off before the clock was set back, and is due.
 * @param periods how many seconds each of the jobs waits at most, by their names
 */
export function takeJob(
  db: Db,
  periods: ReadonlyMap<string, number>,
  { holder, seconds }: JobHold,
): Promise<{ name: string; failures: number } | undefined> {
  return db.row(sql`
    update recurring_jobs set holder = ${holder}, held_until = ${heldFor(seconds)}
    where name = (
      select j.name from recurring_jobs j
      join unnest(${[...periods.keys()]}::text[], ${[...periods.values()]}::float8[])
        as known (name, seconds) on known.name = j.name
      where (j.due_at <= now()
          -- Later than any due time: the clock was set back. One that another server has finished
          -- since this statement began is not.
          or j.due_at > clock_timestamp() + make_interval(secs => known.seconds))
        and (j.held_until is null or j.held_until < now() or j.held_until > now() + ${NEVER_HELD})
      order by j.due_at, j.name limit 1 for update of j skip locked
    )
    returning name, failures`)
}

/** Holds a job for longer; false where it is no longer the holder's. */
export async function renewJob(
  db: Db,
  name: string,
  { holder, seconds }: JobHold,
): Promise<boolean> {
  const renewed = await db.run(sql`
    update recurring_jobs set held_until = ${heldFor(seconds)}
    where name = ${name} and holder = ${holder}`)
  return renewed === 1
}

/** Lets go of a job that was not done: it is due as before. */
export async function giveBackJob(db: Db, name: string, holder: string): Promise<void> {
  await db.run(sql`
    update recurring_jobs set holder = null, held_until = null
    where name = ${name} and holder = ${holder}`)
}

/** Lets go of a job that was done, to be done again after so many seconds. */
export async function finishJob(
  db: Db,
  name: string,
  {
    holder,
    nextInSeconds,
    ms,
    error = null,
  }: {
    readonly holder: string
    readonly nextInSeconds: number
    readonly ms: number
    readonly error?: string | null
  },
): Promise<void> {
  await db.run(sql`
    update recurring_jobs
    set holder = null, held_until = null, due_at = now() + make_interval(secs => ${nextInSeconds}),
      last_run_at = now(), last_error = ${error},
      last_success_at = case when ${error}::text is null then now() else last_success_at end,
      last_ms = case when ${error}::text is null then ${Math.round(ms)}::int else last_ms end,
      failures = case when ${error}::text is null then 0 else failures + 1 end
    where name = ${name} and holder = ${holder}`)
}

/** A recurring job as the database has it. */
export interface StoredJob {
  name: string
  State: 'waiting' | 'due' | 'running'
  LastRunAt: string | null
  DueAt: string
  Failures: number
  /** What was kept of the last failure; cut where it was long. */
  error: string | null
}

/** The jobs of these names, those that fail first. */
export function readJobs(db: Db, names: readonly string[]): Promise<StoredJob[]> {
  return db.rows(sql`
    select name, case when held_until > now() then 'running' when due_at <= now() then 'due'
        else 'waiting' end as "State",
      last_run_at as "LastRunAt", due_at as "DueAt", failures as "Failures", last_error as error
    from recurring_jobs where name = any (${names}::text[])
    order by failures desc, name`)
}

/** When each job succeeded last, in seconds since 1970, and how many milliseconds it took. */
export function readJobTimes(db: Db): Promise<{ name: string; at: number; ms: number | null }[]> {
  return db.rows(sql`
    select name, extract(epoch from last_success_at)::float8 as at, last_ms as ms
    from recurring_jobs where last_success_at is not null order by name`)
}

/** Has a job be due now. */
export async function makeDue(db: Db, name: string): Promise<void> {
  await db.run(sql`
    insert into recurring_jobs (name) values (${name})
    on conflict (name) do update set due_at = least(recurring_jobs.due_at, now())`)
}

/** How many jobs have failed and will be tried again. */
export async function countFailingJobs(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from recurring_jobs where failures > 0`)
  return count
}

/** Forgets every job, and who holds it: the next server finds all of them due. */
export async function forgetJobs(db: Db): Promise<void> {
  await db.run(sql`delete from recurring_jobs`)
}
