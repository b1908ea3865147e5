import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

type Listed = OutputOf<typeof contract.scripts.calls.listCompletionRuns>
type Run = Listed['list'][number]

/** A run as it is kept. */
export interface KeptRun extends Pick<Run, 'Refusal' | 'Fault' | 'Effects'> {
  readonly projectId: number
  readonly actionId: number
  readonly menteeId: number
  readonly version: number
}

/** Keeps runs. */
export async function insertRuns(db: Db, runs: readonly KeptRun[], at: Date): Promise<void> {
  if (runs.length > 0) await db.run(insertingRuns(runs, at))
}

/** The insertion of runs. */
export const insertingRuns = (runs: readonly KeptRun[], at: Date): Sql => sql`
    insert into completion_script_runs (project_id, action_id, mentee_id, version, ran_at, refusal,
      fault, effects)
    select project_id, action_id, mentee_id, version, ${at}::timestamptz, refusal, fault, effects
    from unnest(${runs.map(({ projectId }) => projectId)}::int[],
      ${runs.map(({ actionId }) => actionId)}::int[],
      ${runs.map(({ menteeId }) => menteeId)}::int[],
      ${runs.map(({ version }) => version)}::int[],
      ${runs.map(({ Refusal }) => Refusal)}::text[],
      ${runs.map(({ Fault }) => Fault && JSON.stringify(Fault))}::jsonb[],
      ${runs.map(({ Effects }) => JSON.stringify(Effects))}::jsonb[])
      as given (project_id, action_id, mentee_id, version, refusal, fault, effects)`

const PAGE_SIZE = 20

/** One page of an action's runs, the latest first. */
export function listRuns(
  db: Db,
  projectId: number,
  actionId: number,
  page: Paged,
): Promise<Listed> {
  return db.one(sql`
    with counted as (
      select count(*)::int as all from completion_script_runs
      where project_id = ${projectId} and action_id = ${actionId}
    )
    select coalesce((
      select json_agg(one) from (
        select r.id as "Id", r.ran_at as "At", r.mentee_id as "MenteeId", r.version as "Version",
          concat_ws(' ', u.first_name, u.last_name) as "Mentee", r.refusal as "Refusal",
          r.fault as "Fault", r.effects as "Effects"
        from completion_script_runs r join users u on u.id = r.mentee_id
        where r.project_id = ${projectId} and r.action_id = ${actionId}
        order by r.ran_at desc, r.id desc
        ${pageOf(page, PAGE_SIZE)}
      ) one
    ), '[]') as list, counted.all as count, counted.all as "All" from counted`)
}

/** Deletes runs that are older. @returns how many, `most` at most. */
export function deleteRuns(db: Db, before: Date, most: number): Promise<number> {
  return db.run(sql`
    delete from completion_script_runs where id in (
      select id from completion_script_runs where ran_at < ${before} order by ran_at limit ${most})`)
}
