import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'

type Calls = typeof contract.questionnaires.calls
export type ReportRow = OutputOf<Calls['listReports']>[number]
type Report = Omit<InputOf<Calls['saveReport']>, 'ProjectId' | 'ReportId'>

/** Columns of a ReportRow; actions that ask nothing in the project any more are left out. */
const columns: Sql = sql`
  r.id as "Id", r.title as "Title", r.lead as "Lead", r.parts as "Parts",
  (select coalesce(jsonb_agg(w.id order by w.place), '[]')
    from unnest(r.action_ids) with ordinality as w (id, place)
    join project_actions pa on pa.project_id = r.project_id and pa.action_id = w.id
    join actions a on a.id = w.id and a.quest_id is not null) as "ActionIds"`

/** The reports of a project, by title. */
export function listReports(db: Db, projectId: number): Promise<ReportRow[]> {
  return db.rows(sql`
    select ${columns} from quest_reports r
    where r.project_id = ${projectId} order by sort_text(r.title ->> 'el') collate "C", r.id`)
}

/** One report of a project; locked where it is to be written. */
export function findReport(
  db: Db,
  projectId: number,
  id: number,
  isLocked = false,
): Promise<ReportRow | undefined> {
  return db.row(sql`
    select ${columns} from quest_reports r
    where r.project_id = ${projectId} and r.id = ${id} ${isLocked ? sql`for update` : empty}`)
}

/** Which of these actions ask a questionnaire in the project. */
export async function listAsking(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select a.id from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} and a.id = any (${actionIds}::int[])
      and a.quest_id is not null`)
  return rows.map(({ id }) => id)
}

interface Saving {
  readonly projectId: number
  readonly by: number
  readonly at: Date
}

/** A new report; its id. */
export async function insertReport(
  db: Db,
  { Title, Lead, ActionIds, Parts }: Report,
  { projectId, by, at }: Saving,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into quest_reports (project_id, title, lead, action_ids, parts, saved_at, saved_by)
    values (${projectId}, ${JSON.stringify(Title)}::jsonb, ${JSON.stringify(Lead)}::jsonb,
      ${ActionIds}::int[], ${Parts}, ${at}, ${by})
    returning id`)
  return id
}

/** Changes a report. */
export async function updateReport(
  db: Db,
  id: number,
  { Title, Lead, ActionIds, Parts }: Report,
  { by, at }: Saving,
): Promise<void> {
  await db.run(sql`
    update quest_reports set title = ${JSON.stringify(Title)}::jsonb,
      lead = ${JSON.stringify(Lead)}::jsonb, action_ids = ${ActionIds}::int[], parts = ${Parts},
      saved_at = ${at}, saved_by = ${by}
    where id = ${id}`)
}

/** Deletes a report. */
export async function deleteReport(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from quest_reports where id = ${id}`)
}
