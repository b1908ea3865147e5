import type { SubmissionState } from '@telemachos/contract/submissions/states'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { CellKey } from '../actions/index.ts'

/** A person by name, as the contract writes it. */
interface Person {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
}

/** Who somebody is, of the row of `users`; null where there is nobody. */
const person = (alias: Sql): Sql => sql`case when ${alias}.id is not null then
  jsonb_build_object('Id', ${alias}.id, 'FirstName', ${alias}.first_name,
    'LastName', ${alias}.last_name) end`

const ofCell = ({ projectId, menteeId, actionId }: CellKey): Sql => sql`
  project_id = ${projectId} and mentee_id = ${menteeId} and action_id = ${actionId}`

export interface TickRow {
  readonly item: string
  readonly done: boolean
  readonly at: string
  readonly by: Person | null
}

/** What has been ticked of an action's checklist. */
export function listTicks(db: Db, cell: CellKey): Promise<TickRow[]> {
  return db.rows(sql`
    select t.item, t.done, t.at, ${person(sql`u`)} as by
    from (select * from checklist_ticks where ${ofCell(cell)}) t
    left join users u on u.id = t.by_id
    order by t.item`)
}

/** Writes a tick; false where it is so already. */
export async function writeTick(
  db: Db,
  { projectId, menteeId, actionId }: CellKey,
  { item, done, at, by }: { item: string; done: boolean; at: Date; by: number },
): Promise<boolean> {
  const written = await db.run(sql`
    insert into checklist_ticks as t (project_id, mentee_id, action_id, item, done, at, by_id)
    select ${projectId}::int, ${menteeId}::int, ${actionId}::int, ${item}, ${done}::boolean,
      ${at}::timestamptz, ${by}::int
    where ${done}::boolean or exists (select from checklist_ticks
      where project_id = ${projectId} and mentee_id = ${menteeId} and action_id = ${actionId}
        and item = ${item})
    on conflict (project_id, mentee_id, action_id, item) do update
    set done = excluded.done, at = excluded.at, by_id = excluded.by_id
    where t.done <> excluded.done`)
  return written === 1
}

/** What has been handed in for one thing. */
export interface SubmissionRow {
  readonly id: number
  readonly slot: string
  readonly state: SubmissionState
  readonly revision: number
}

/** What has been handed in for the things that an action asks for. */
export function listSubmissions(db: Db, cell: CellKey): Promise<SubmissionRow[]> {
  return db.rows(sql`
    select id, slot, state, revision from submissions where ${ofCell(cell)} order by id`)
}

export interface VersionRow {
  readonly id: number
  readonly submissionId: number
  readonly number: number
  readonly note: string
  readonly link: string
  readonly at: string
  readonly by: Person | null
  readonly verdict: 'accepted' | 'returned' | null
  readonly reason: string
  readonly decidedAt: string | null
  readonly decidedBy: Person | null
}

/** All versions of submissions, the newest first. */
export function listVersions(db: Db, submissionIds: readonly number[]): Promise<VersionRow[]> {
  return db.rows(sql`
    select v.id, v.submission_id as "submissionId", v.number, v.note, v.link, v.at,
      ${person(sql`u`)} as by, v.verdict, v.reason, v.decided_at as "decidedAt",
      ${person(sql`d`)} as "decidedBy"
    from submission_versions v
    left join users u on u.id = v.by_id
    left join users d on d.id = v.decided_by
    where v.submission_id = any (${submissionIds}::int[])
    order by v.submission_id, v.number desc`)
}

interface NewVersion {
  readonly slot: string
  readonly state: SubmissionState
  readonly note: string
  readonly link: string
  readonly by: number
  readonly at: Date
}

/** Adds a version to what was handed in, or the first one; @returns the version's id. */
export async function insertVersion(
  db: Db,
  { projectId, menteeId, actionId }: CellKey,
  { slot, state, note, link, by, at }: NewVersion,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    with s as (
      insert into submissions as s (project_id, mentee_id, action_id, slot, state, revision, since)
      values (${projectId}, ${menteeId}, ${actionId}, ${slot}, ${state}, 1, ${at})
      on conflict (project_id, mentee_id, action_id, slot) do update
      set state = excluded.state, revision = s.revision + 1, since = excluded.since
      returning id
    )
    insert into submission_versions (submission_id, number, note, link, at, by_id)
    select s.id, 1 + coalesce((
        select max(number) from submission_versions v where v.submission_id = s.id), 0),
      ${note}, ${link}, ${at}::timestamptz, ${by}::int
    from s returning id`)
  return id
}

/** Writes what was decided about the newest version of a submission. */
export async function writeVerdict(
  db: Db,
  submissionId: number,
  {
    verdict,
    reason,
    by,
    at,
  }: { verdict: 'accepted' | 'returned'; reason: string; by: number; at: Date },
): Promise<void> {
  await db.run(sql`
    with s as (
      update submissions set state = ${verdict}, revision = revision + 1, since = ${at}
      where id = ${submissionId}
    )
    update submission_versions set verdict = ${verdict}, reason = ${reason}, decided_at = ${at},
      decided_by = ${by}
    where submission_id = ${submissionId} and number = (
      select max(number) from submission_versions where submission_id = ${submissionId})`)
}

/** Whose work a version of a submission is. */
export function findCellOfVersion(db: Db, versionId: number): Promise<CellKey | undefined> {
  return db.row(sql`
    select s.project_id as "projectId", s.mentee_id as "menteeId", s.action_id as "actionId"
    from submission_versions v join submissions s on s.id = v.submission_id
    where v.id = ${versionId}`)
}
