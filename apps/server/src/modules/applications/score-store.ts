import type { ApplicationStatus } from '@telemachos/contract/applications/statuses'
import type { Points } from '@telemachos/rules/application-scores'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** A score sheet. */
export interface ScoreSheet {
  reviewerId: number | null
  by: { FirstName: string; LastName: string } | null
  points: Points
  total: number
  comment: string
  at: string
}

/** The sheets of an application, in the order of their arrival. */
export function listSheets(db: Db, applicationId: number): Promise<ScoreSheet[]> {
  return db.rows(sql`
    select s.reviewer_id as "reviewerId", s.points, s.total::float8 as total, s.comment, s.at,
      case when u.id is not null then
        jsonb_build_object('FirstName', u.first_name, 'LastName', u.last_name) end as by
    from application_scores s left join users u on u.id = s.reviewer_id
    where s.application_id = ${applicationId} order by s.id`)
}

/** Where an application stands, which nobody else moves or scores until the transaction ends. */
export function lockStatus(
  db: Db,
  projectId: number,
  id: number,
): Promise<{ status: ApplicationStatus } | undefined> {
  return db.row(sql`
    select status from applications where project_id = ${projectId} and id = ${id} for update`)
}

/** Keeps a sheet in the place of the reviewer's own, with a line of the history that does not say what it holds. */
export async function writeSheet(
  db: Db,
  sheet: {
    readonly applicationId: number
    readonly reviewerId: number
    readonly points: Points
    readonly total: number
    readonly comment: string
    readonly now: Date
  },
): Promise<void> {
  const { applicationId, reviewerId, now } = sheet
  await db.run(sql`
    with written as (
      insert into application_scores (application_id, reviewer_id, points, total, comment, at)
      values (${applicationId}, ${reviewerId}, ${JSON.stringify(sheet.points)}::jsonb,
        ${sheet.total}::numeric, ${sheet.comment}, ${now}::timestamptz)
      on conflict (application_id, reviewer_id) do update
      set points = excluded.points, total = excluded.total, comment = excluded.comment,
        at = excluded.at
      returning application_id
    )
    insert into application_history (application_id, at, by_user, from_status, to_status, kind)
    select a.id, ${now}::timestamptz, ${reviewerId}, a.status, a.status, 'score'
    from applications a join written w on w.application_id = a.id`)
}
