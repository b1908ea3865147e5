import type { ChatState } from '@telemachos/contract/chat/states'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { isContact } from '../people/index.ts'

/** Whose conversations, and in which project. */
export interface Whose {
  readonly userId: number
  readonly projectId: number
}

/** Somebody's place in a conversation. */
export interface Place {
  conversationId: number
  projectId: number
  isGroup: boolean
  /** The other of two. */
  otherId: number | null
  createdBy: number | null
  state: ChatState
}

/** A conversation `c` of two is somebody's once one of them has written, or they began it. */
export const isBegun = ({ userId }: Whose): Sql => sql`(c.last_seq > 0 or c.created_by = ${userId})`

/** The tables of a place: `chat_members m` of the person, with the other of two in `o`. */
export const PLACES = sql`chat_members m
  join chat_conversations c on c.id = m.conversation_id
  join projects p on p.id = c.project_id
  left join chat_members o on c.low_id is not null and o.conversation_id = c.id
    and o.user_id <> m.user_id`

/**
 * What a place lets its person do, by the words of ChatState. Two write while they have to do with each
 * other; in a group, whoever has to do with who made it.
 */
export const STATE = sql`case
  when m.until_seq is not null then 'left'
  when m.blocked_at is not null then 'blocked'
  when p.settings #>> '{Config,Chat,Enabled}' is distinct from 'true' then 'off'
  when o.blocked_at is not null then 'ended'
  when coalesce(o.user_id, c.created_by) = m.user_id then 'open'
  when ${isContact({ projectId: sql`c.project_id`, userId: sql`m.user_id` }, sql`coalesce(o.user_id, c.created_by)`)}
    and exists (select from memberships b where b.project_id = c.project_id and b.left_at is null
      and b.active and b.user_id = coalesce(o.user_id, c.created_by)) then 'open'
  else 'ended' end`

/** The messages `s` that the place `m` shows. */
export const inSight = (seq: Sql): Sql =>
  sql`(${seq} > m.from_seq and ${seq} <= coalesce(m.until_seq, ${seq}))`

/** Somebody's place in a conversation of a project; undefined for what is not theirs. */
export function findPlace(
  db: Db,
  { userId, projectId }: Whose,
  conversationId: number,
): Promise<Place | undefined> {
  return db.row(sql`
    select c.id as "conversationId", c.project_id as "projectId", c.low_id is null as "isGroup",
      o.user_id as "otherId", c.created_by as "createdBy", ${STATE} as state
    from ${PLACES}
    where m.user_id = ${userId} and c.id = ${conversationId} and c.project_id = ${projectId}`)
}

/** The same for many people at once, for those who may write: who else is there. */
export async function listWatching(
  db: Db,
  asked: readonly { readonly userId: number; readonly conversationId: number }[],
): Promise<(number[] | null)[]> {
  const rows = await db.rows<{ others: number[] | null }>(sql`
    select (
      select case when ${STATE} = 'open' then (
        select coalesce(array_agg(x.user_id), '{}') from chat_members x
        where x.conversation_id = c.id and x.user_id <> m.user_id and x.until_seq is null) end
      from ${PLACES}
      where m.user_id = asked.user_id and c.id = asked.conversation_id
        and exists (select from memberships a where a.project_id = c.project_id
          and a.user_id = m.user_id and a.left_at is null and a.active)
    ) as others
    from unnest(${asked.map(({ userId }) => userId)}::int[],
      ${asked.map(({ conversationId }) => conversationId)}::int[])
      with ordinality as asked (user_id, conversation_id, place)
    order by asked.place`)
  return rows.map(({ others }) => others)
}

/** Whether one of two keeps the other away in a conversation. */
export const isBlocked = (conversationId: Sql): Sql => sql`exists (
  select from chat_members b where b.conversation_id = ${conversationId} and b.blocked_at is not null)`

/** Who hears of what happens in a conversation: who is in it; nobody where one of two keeps the other away. */
export async function listHearers(db: Db, conversationId: number): Promise<number[]> {
  const rows = await db.rows<{ userId: number }>(sql`
    select user_id as "userId" from chat_members
    where conversation_id = ${conversationId} and until_seq is null
      and not ${isBlocked(sql`${conversationId}::int`)}`)
  return rows.map(({ userId }) => userId)
}

/** Who is in a conversation now. */
export async function listMembers(db: Db, conversationId: number): Promise<number[]> {
  const rows = await db.rows<{ userId: number }>(sql`
    select user_id as "userId" from chat_members
    where conversation_id = ${conversationId} and until_seq is null`)
  return rows.map(({ userId }) => userId)
}
