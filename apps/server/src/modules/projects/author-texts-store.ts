import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What a project is called in the languages of the product. */
export function findName(db: Db, projectId: number): Promise<{ el: string; en: string }> {
  return db.one(sql`
    select descr as el, coalesce(descrs ->> 'en', '') as en from projects where id = ${projectId}`)
}

/** A project's settings. */
export async function findSettings(db: Db, projectId: number): Promise<ProjectSettings> {
  const { settings } = await db.one<{ settings: ProjectSettings }>(sql`
    select settings from projects where id = ${projectId}`)
  return settings
}

/** Takes the translations of projects' names into their rows: the trigger reads them. */
export async function refreshProjectTexts(db: Db, projectIds: readonly number[]): Promise<void> {
  await db.run(sql`update projects set descrs = descrs where id = any (${projectIds}::int[])`)
}
