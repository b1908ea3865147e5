import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export interface ProjectRow {
  id: number
  url: string
  descr: string
  settings: ProjectSettings
  microdataStart: object
  microdataEnd: object
  revision: number
}

/** A project with what it is called in languages other than Greek. */
export interface NamedProjectRow extends ProjectRow {
  descrs: TextByLanguage
}

const columns = sql`p.id, p.url, p.descr, p.descrs, p.settings, p.microdata_start as "microdataStart",
  p.microdata_end as "microdataEnd", p.revision`

/** Every project, or those whose ids are given, in the order of their ids. */
export function listProjects(db: Db, ids: readonly number[] | 'all'): Promise<NamedProjectRow[]> {
  return ids === 'all'
    ? db.rows(sql`select ${columns} from projects p order by p.id`)
    : db.rows(sql`select ${columns} from projects p where p.id = any (${ids}::int[]) order by p.id`)
}

/** The id of the project with this url, in any case, or with this id. */
export async function findProjectId(db: Db, urlOrId: string): Promise<number | undefined> {
  const row = await db.row<{ id: number }>(sql`
    select id from projects where lower(url) = lower(${urlOrId}) or id::text = ${urlOrId}
    order by lower(url) = lower(${urlOrId}) desc limit 1`)
  return row?.id
}

/** Whether there is such a project. */
export async function isThere(db: Db, projectId: number): Promise<boolean> {
  return (await db.row(sql`select 1 from projects where id = ${projectId}`)) !== undefined
}
