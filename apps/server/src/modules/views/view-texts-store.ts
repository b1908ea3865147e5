import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What a published view says to those who see it. */
export interface WordedView {
  readonly id: number
  readonly name: string
  readonly descr: string
  /** A part of views has no page of its own. */
  readonly isPart: boolean
  readonly html: string
}

/** The published views of a project, and their parts. */
export const listWordedViews = (db: Db, projectId: number): Promise<WordedView[]> =>
  db.rows(sql`
    select v.id, v.name, v.descr, v.class = 'directive' as "isPart", t.html
    from views v join view_versions t on t.view_id = v.id and t.version = v.published
    where v.project_id = ${projectId} order by v.class = 'directive', v.category, v.name, v.id`)

/** What a published view of an action says, or one of all actions of a type. */
export interface WordedActionView {
  readonly id: number
  /** Its action is called; null of a view of a type. */
  readonly action: string | null
  readonly titles: Readonly<Record<string, string>>
  readonly html: string
}

/** The published views of the actions of a project. */
export const listWordedActionViews = (db: Db, projectId: number): Promise<WordedActionView[]> =>
  db.rows(sql`
    select v.id, a.title as action, t.titles, t.html
    from action_views v
    join action_view_versions t on t.view_id = v.id and t.version = v.published
    left join actions a on a.id = v.action_id
    where v.project_id = ${projectId} order by v.action_id is not null, v.type_id, a.title, v.id`)
