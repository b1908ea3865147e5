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
