import { CHAT_LIST_PAGE } from '@telemachos/contract/chat/limits'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { contactsOf } from '../people/index.ts'
import type { Whose } from './place-store.ts'

/** Somebody to whom a person may write. */
export interface ContactRow {
  Id: number
  FirstName: string
  LastName: string
  Roles: Role[]
  ConversationId: number | null
}

const contacts = ({ userId, projectId }: Whose, words: readonly string[][]): Sql => sql`
  from memberships m join users u on u.id = m.user_id
  where m.project_id = ${projectId} and m.left_at is null and m.active
    and m.user_id <> ${userId} and m.roles <> '{Registered}'
    and m.user_id in (${contactsOf({ projectId, userId })})
    and ${join([sql`true`, ...words.map((some) => sql`u.search_key like any (${some}::text[])`)], ' and ')}`

/**
 * A page of those to whom somebody may write, by name, and how many there are.
 * @param words for each word of a search, the patterns of which one is in the name.
 */
export async function listContacts(
  db: Db,
  whose: Whose,
  { words, page }: { readonly words: readonly string[][]; readonly page: number },
): Promise<{ rows: ContactRow[]; all: number }> {
  const { userId, projectId } = whose
  const [rows, { all }] = await Promise.all([
    db.rows<ContactRow>(sql`
      select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
        m.roles as "Roles",
        (select c.id from chat_conversations c where c.project_id = ${projectId}
          and c.low_id = least(u.id, ${userId}) and c.high_id = greatest(u.id, ${userId})
        ) as "ConversationId"
      ${contacts(whose, words)}
      order by m.sort_key, m.user_id
      limit ${whole(CHAT_LIST_PAGE)} offset ${whole((page - 1) * CHAT_LIST_PAGE)}`),
    db.one<{ all: number }>(sql`select count(*)::int as all ${contacts(whose, words)}`),
  ])
  return { rows, all }
}

/** How many of these people somebody may write to. */
export async function countContacts(
  db: Db,
  whose: Whose,
  userIds: readonly number[],
): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count ${contacts(whose, [])} and m.user_id = any (${userIds}::int[])`)
  return count
}
