import type { Language } from '@telemachos/contract/core/define-texts'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql } from '../../kernel/database/sql.ts'

/** A project with what says who sees which fields of its people. */
export interface ProjectOfEntry {
  Id: number
  url: string
  Descr: string
  settings: ProjectSettings
}

/** The projects of a page of entries. */
export function findProjects(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<ProjectOfEntry[]> {
  return db.rows(sql`
    select id as "Id", url, ${inLanguage(sql`descr`, sql`descrs`, language)} as "Descr", settings
    from projects where id = any (${ids}::int[])`)
}

/** The titles of the actions that entries name. */
export async function findTitles(
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.rows<{ id: number; title: string }>(sql`
    select id, ${inLanguage(sql`title`, sql`titles`, language)} as title
    from actions where id = any (${ids}::int[])`)
  return new Map(rows.map(({ id, title }) => [id, title]))
}
