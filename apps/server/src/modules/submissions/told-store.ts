import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What mails say: an action's title, and the name of a person. */
export interface Told {
  readonly title: string
  readonly titles: Record<string, string>
  readonly name: string
}

/** The title of an action, and what a person is called. */
export function findTold(db: Db, actionId: number, userId: number): Promise<Told> {
  return db.one(sql`
    select a.title, a.titles, coalesce((
      select u.first_name || ' ' || u.last_name from users u where u.id = ${userId}), '') as name
    from actions a where a.id = ${actionId}`)
}
