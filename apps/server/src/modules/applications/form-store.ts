import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Keeps the form that a project has now as a version, unless it has none. */
export async function insertFormVersion(
  db: Db,
  projectId: number,
  { by, now }: { readonly by: number; readonly now: Date },
): Promise<void> {
  await db.run(sql`
    insert into application_forms (project_id, sections, saved_at, saved_by)
    select p.id, p.settings #> '{Config,Application}', ${now}::timestamptz, ${by}
    from projects p
    where p.id = ${projectId} and jsonb_array_length(coalesce(p.settings #> '{Config,Application}', '[]')) > 0
    on conflict (project_id, digest) do nothing`)
}

/** A version of a project's form. */
export interface FormVersion {
  id: number
  version: number
  savedAt: string
  savedBy: { FirstName: string; LastName: string } | null
  sections: unknown
  applications: number
  isCurrent: boolean
}

/** The versions of a project's form, the newest first. */
export function listFormVersions(db: Db, projectId: number): Promise<FormVersion[]> {
  return db.rows(sql`
    select f.id, row_number() over (order by f.id)::int as version, f.saved_at as "savedAt",
      case when u.id is not null then
        jsonb_build_object('FirstName', u.first_name, 'LastName', u.last_name) end as "savedBy",
      f.sections,
      (select count(*)::int from applications a where a.form_id = f.id) as applications,
      coalesce(f.digest = md5((p.settings #> '{Config,Application}')::text), false) as "isCurrent"
    from application_forms f
    join projects p on p.id = f.project_id
    left join users u on u.id = f.saved_by
    where f.project_id = ${projectId} order by f.id desc limit 200`)
}

/** The forms by which applications of a project have come, the newest first. */
export async function listForms(db: Db, projectId: number): Promise<unknown[]> {
  const rows = await db.rows<{ sections: unknown }>(sql`
    select f.sections from application_forms f
    where f.project_id = ${projectId}
      and exists (select from applications a where a.form_id = f.id)
    order by f.id desc limit 200`)
  return rows.map(({ sections }) => sections)
}

/** What a version of a project's form says. */
export function findFormVersion(
  db: Db,
  projectId: number,
  id: number,
): Promise<{ sections: unknown } | undefined> {
  return db.row(
    sql`select sections from application_forms where project_id = ${projectId} and id = ${id}`,
  )
}
