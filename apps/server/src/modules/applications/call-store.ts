import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { ScriptProblem } from '../../kernel/scripts/script-job.ts'

/** When a project takes applications, and for how many. */
export interface CallRow {
  projectId: number
  url: string
  title: string
  /** The form as the settings have it. */
  form: unknown
  opensAt: string | null
  closesAt: string | null
  capacity: number | null
  received: number
  /** Whether as many have been selected as there are places. */
  isFull: boolean
  /** How many applications wait for a place. */
  waiting: number
}

/** Whether a project of this column has given all places of its call: as many are selected as there are. */
export const isFull = (projectId: Sql): Sql => sql`coalesce((
  select (select count(*) from applications s where s.project_id = k.project_id and s.status = 3) >= k.capacity
  from application_calls k where k.project_id = ${projectId}), false)`

const ofProject = (condition: Sql, language: Language): Sql => sql`
  select p.id as "projectId", p.url, ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as title,
    p.settings #> '{Config,Application}' as form, c.opens_at as "opensAt", c.closes_at as "closesAt",
    c.capacity, coalesce(c.received, 0) as received, ${isFull(sql`p.id`)} as "isFull",
    (select count(*)::int from applications a
      where a.project_id = p.id and a.waiting and a.status in (1, 100, 2)) as waiting
  from projects p left join application_calls c on c.project_id = p.id
  where ${condition}`

/** The call of a project by its part of addresses; undefined for one that is not there or archived. */
export function findCall(db: Db, url: string, language: Language): Promise<CallRow | undefined> {
  return db.row(
    ofProject(sql`lower(p.url) = ${url.toLowerCase()} and p.archived_at is null`, language),
  )
}

/** The call of a project by its id. */
export function readCallOf(db: Db, projectId: number, language: Language): Promise<CallRow> {
  return db.one(ofProject(sql`p.id = ${projectId}`, language))
}

/** The calls that are open, the next to close first. */
export function listOpenCalls(
  db: Db,
  language: Language,
  now: Date,
): Promise<{ url: string; title: string; closesAt: string | null }[]> {
  return db.rows(sql`
    select p.url, ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as title,
      c.closes_at as "closesAt"
    from application_calls c join projects p on p.id = c.project_id
    where c.opens_at <= ${now}::timestamptz
      and (c.closes_at is null or c.closes_at > ${now}::timestamptz) and p.archived_at is null
      and jsonb_array_length(coalesce(p.settings #> '{Config,Application}', '[]')) > 0
    order by c.closes_at nulls last, p.id limit 50`)
}

export interface CallDates {
  readonly opensAt: string | null
  readonly closesAt: string | null
  readonly capacity: number | null
}

/** Sets when a project takes applications. */
export function writeCallDates(
  db: Db,
  projectId: number,
  { opensAt, closesAt, capacity }: CallDates,
): Promise<number> {
  return db.run(sql`
    insert into application_calls (project_id, opens_at, closes_at, capacity)
    values (${projectId}, ${opensAt}::timestamptz, ${closesAt}::timestamptz, ${capacity}::int)
    on conflict (project_id) do update
    set opens_at = excluded.opens_at, closes_at = excluded.closes_at, capacity = excluded.capacity`)
}

/** A validator that could not say whether an answer is right, for its author. */
export interface ValidatorFault {
  readonly question: string
  readonly problem: ScriptProblem
  readonly detail: string
}

/** Notes the last time, and how many times it has been. */
export async function noteFault(
  db: Db,
  projectId: number,
  { question, problem, detail }: ValidatorFault,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into validator_faults as f (project_id, question, problem, detail, at)
    values (${projectId}, ${question}, ${problem}, ${detail}, ${now}::timestamptz)
    on conflict (project_id, question) do update set problem = excluded.problem,
      detail = excluded.detail, at = excluded.at, times = f.times + 1`)
}

/** Validators of a project that could not say, the latest first. */
export function listFaults(
  db: Db,
  projectId: number,
): Promise<(ValidatorFault & { at: string; times: number })[]> {
  return db.rows(sql`
    select question, problem, detail, at, times from validator_faults
    where project_id = ${projectId} order by at desc limit 20`)
}
