import type { Db } from '../database/database.ts'
import { sql } from '../database/sql.ts'

/** Makes jobs known that the database has not heard of; they are due at once. */
export async function addJobs(db: Db, names: readonly string[]): Promise<void> {
  await db.run(sql`
    insert into recurring_jobs (name) select unnest(${names}::text[])
    on conflict (name) do nothing`)
}

/** Takes the jobs that are due for so many seconds; each goes to one server only. */
export function takeJobs(
  db: Db,
  names: readonly string[],
  seconds: number,
): Promise<{ name: string; failures: number }[]> {
  return db.rows(sql`
    update recurring_jobs set held_until = now() + make_interval(secs => ${seconds})
    where name in (
      select name from recurring_jobs
      where name = any (${names}::text[]) and due_at <= now()
        and (held_until is null or held_until < now())
      order by due_at for update skip locked
    )
    returning name, failures`)
}

/** Gives a job back, to be done again after so many seconds. */
export async function finishJob(
  db: Db,
  name: string,
  {
    nextInSeconds,
    error = null,
  }: { readonly nextInSeconds: number; readonly error?: string | null },
): Promise<void> {
  await db.run(sql`
    update recurring_jobs
    set held_until = null, due_at = now() + make_interval(secs => ${nextInSeconds}),
      last_run_at = now(), last_error = ${error},
      failures = case when ${error}::text is null then 0 else failures + 1 end
    where name = ${name}`)
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
