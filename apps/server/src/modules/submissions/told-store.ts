import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { wordsFor, type ActionWords } from '../actions/index.ts'

/** What mails say: an action's title, and the name of a person. */
export interface Told {
  readonly words: ActionWords
  readonly name: string
}

/** What an action is called to people of a role, and what a person is called. */
export function findTold(db: Db, actionId: number, userId: number, role: Role): Promise<Told> {
  return db.one(sql`
    select ${wordsFor(role)} as words, coalesce((
      select u.first_name || ' ' || u.last_name from users u where u.id = ${userId}), '') as name
    from actions a where a.id = ${actionId}`)
}
