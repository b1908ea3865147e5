import type { Language } from '@telemachos/contract/core/define-texts'
import type { ApplicationStatus } from '@telemachos/contract/applications/statuses'
import type { Points } from '@telemachos/rules/application-scores'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql } from '../../kernel/database/sql.ts'

/** An application that is ranked. */
export interface RankedRow {
  id: number
  protocol: string
  firstName: string
  lastName: string
  status: ApplicationStatus
  sheets: { total: number; points: Points }[]
}

/** The eligible and the selected of a project, with their score sheets. */
export function listRanked(db: Db, projectId: number): Promise<RankedRow[]> {
  return db.rows(sql`
    select a.id, a.protocol, a.first_name as "firstName", a.last_name as "lastName", a.status,
      coalesce(jsonb_agg(jsonb_build_object('total', s.total, 'points', s.points) order by s.id)
        filter (where s.id is not null), '[]') as sheets
    from applications a left join application_scores s on s.application_id = a.id
    where a.project_id = ${projectId} and a.status in (2, 3)
    group by a.id order by a.id`)
}

/** A line of a published list. */
export interface PublishedRow {
  readonly Rank: number | null
  readonly Protocol: string
  readonly Score: number | null
  readonly Selected: boolean
}

/** What a project has published, and when. */
export function findPublished(
  db: Db,
  projectId: number,
): Promise<
  | { at: string; by: { FirstName: string; LastName: string } | null; rows: PublishedRow[] }
  | undefined
> {
  return db.row(sql`
    select l.at, l.rows, case when u.id is not null then
      jsonb_build_object('FirstName', u.first_name, 'LastName', u.last_name) end as by
    from application_lists l left join users u on u.id = l.by_user
    where l.project_id = ${projectId}`)
}

/** What a project has published, by its part of addresses; undefined for one that is not there. */
export function findPublishedAt(
  db: Db,
  url: string,
  language: Language,
): Promise<{ title: string; at: string | null; rows: PublishedRow[] | null } | undefined> {
  return db.row(sql`
    select ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as title, l.at, l.rows
    from projects p left join application_lists l on l.project_id = p.id
    where lower(p.url) = ${url.toLowerCase()} and p.archived_at is null`)
}

/** Publishes a list in the place of the one before. */
export async function writePublished(
  db: Db,
  projectId: number,
  list: { readonly by: number; readonly now: Date; readonly rows: readonly PublishedRow[] },
): Promise<void> {
  await db.run(sql`
    insert into application_lists (project_id, at, by_user, rows)
    values (${projectId}, ${list.now}::timestamptz, ${list.by}, ${JSON.stringify(list.rows)}::jsonb)
    on conflict (project_id) do update
    set at = excluded.at, by_user = excluded.by_user, rows = excluded.rows`)
}

/** Takes what a project has published away. */
export function deletePublished(db: Db, projectId: number): Promise<number> {
  return db.run(sql`delete from application_lists where project_id = ${projectId}`)
}
