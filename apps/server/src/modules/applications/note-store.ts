import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export interface ApplicationNote {
  id: number
  at: string
  by: { FirstName: string; LastName: string } | null
  text: string
  isMine: boolean
}

/** The notes about an application, the newest first. */
export function listNotes(
  db: Db,
  applicationId: number,
  userId: number,
): Promise<ApplicationNote[]> {
  return db.rows(sql`
    select n.id, n.at, n.text, coalesce(n.by_user = ${userId}, false) as "isMine",
      case when u.id is not null then
        jsonb_build_object('FirstName', u.first_name, 'LastName', u.last_name) end as by
    from application_notes n left join users u on u.id = n.by_user
    where n.application_id = ${applicationId} order by n.id desc`)
}

/** Adds a note. */
export function insertNote(
  db: Db,
  note: {
    readonly applicationId: number
    readonly by: number
    readonly text: string
    readonly now: Date
  },
): Promise<{ id: number }> {
  return db.one(sql`
    insert into application_notes (application_id, by_user, at, text)
    values (${note.applicationId}, ${note.by}, ${note.now}::timestamptz, ${note.text})
    returning id`)
}

/** Takes somebody's own note away; false where it is not theirs, or not of the project. */
export async function deleteNote(
  db: Db,
  { id, projectId, by }: { readonly id: number; readonly projectId: number; readonly by: number },
): Promise<boolean> {
  const count = await db.run(sql`
    delete from application_notes n using applications a
    where n.id = ${id} and n.by_user = ${by} and a.id = n.application_id
      and a.project_id = ${projectId}`)
  return count > 0
}
