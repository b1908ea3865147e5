import type { Role } from '@telemachos/contract/core/roles'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'
import { contactsOf } from '../people/index.ts'
import { isBegun, type Whose } from './place-store.ts'

/** Somebody to whom a person may write. */
export interface ContactRow {
  Id: number
  FirstName: string
  LastName: string
  Roles: Role[]
  ConversationId: number | null
}

/** The conversation of two with the person whose row is `u`. */
const theirs = ({ userId, projectId }: Whose): Sql => sql`
  from chat_conversations c where c.project_id = ${projectId}
    and c.low_id = least(u.id, ${userId}) and c.high_id = greatest(u.id, ${userId})`

const contacts = ({ userId, projectId }: Whose, words: readonly string[][]): Sql => sql`
  from memberships m join users u on u.id = m.user_id
  where m.project_id = ${projectId} and m.left_at is null and m.active
    and m.user_id <> ${userId} and m.roles <> '{Registered}'
    and m.user_id in (${contactsOf({ projectId, userId })})
    and ${join([sql`true`, ...words.map((some) => sql`u.search_key like any (${some}::text[])`)], ' and ')}`

interface ContactsWanted {
  /** For each word of a search, the patterns of which one is in the name. */
  readonly words: readonly string[][]
  readonly page: Paged
  /** Whether those are left out whose conversation is among the person's own. */
  readonly onlyNew: boolean
}

/**
 * A page of those to whom somebody may write, by name, and how many there are.
 */
export async function listContacts(
  db: Db,
  whose: Whose,
  { words, page, onlyNew }: ContactsWanted,
): Promise<{ rows: ContactRow[]; all: number }> {
  const wanted = sql`${contacts(whose, words)}
    ${onlyNew ? sql`and not exists (select ${theirs(whose)} and ${isBegun(whose)})` : sql``}`
  const [rows, { all }] = await Promise.all([
    db.rows<ContactRow>(sql`
      select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
        m.roles as "Roles", (select c.id ${theirs(whose)}) as "ConversationId"
      ${wanted}
      order by m.sort_key, m.user_id
      ${pageOf(page)}`),
    db.one<{ all: number }>(sql`select count(*)::int as all ${wanted}`),
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
