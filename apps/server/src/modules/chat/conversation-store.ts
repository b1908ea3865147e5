import { CONVERSATION_PAGE } from '@telemachos/contract/chat/limits'
import type { ChatState } from '@telemachos/contract/chat/states'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { isContact } from '../people/index.ts'
import { isBegun, PLACES, STATE, type Whose } from './place-store.ts'

/** A conversation as calls answer it, and who made it. */
export interface ConversationRow {
  Id: number
  IsGroup: boolean
  Title: string
  Users: {
    Id: number
    FirstName: string
    LastName: string
    Left: boolean
    ReadSeq: number | null
  }[]
  Last: string
  New: number
  LastMessage: {
    UserId: number
    User: string
    Message: string
    Deleted: boolean
    Files: number
  } | null
  LastSeq: number
  ReadSeq: number
  Muted: boolean
  State: ChatState
  createdBy: number | null
}

/** What a list shows of the last message, in characters. */
const PREVIEW = 120

/**
 * How many messages somebody in `m` has not read of the conversation `c`: the last number less what was read,
 * and what is their own or was deleted.
 */
export const UNREAD = sql`greatest(0, least(c.last_seq, m.until_seq) - m.read_seq - m.own_unread)`

const describe = (condition: Sql): Sql => sql`
  select c.id as "Id", c.low_id is null as "IsGroup", c.title as "Title",
    (select jsonb_agg(jsonb_build_object('Id', u.id, 'FirstName', u.first_name,
        'LastName', u.last_name, 'Left', a.until_seq is not null,
        'ReadSeq', case when c.low_id is not null then a.read_seq end) order by u.sort_key, u.id)
      from chat_members a join users u on u.id = a.user_id where a.conversation_id = c.id) as "Users",
    coalesce(l.at, c.created_at) as "Last", ${UNREAD} as "New",
    case when l.id is not null then jsonb_build_object('UserId', l.user_id,
      'User', lu.first_name || ' ' || lu.last_name, 'Message', left(l.text, ${whole(PREVIEW)}),
      'Deleted', l.deleted_at is not null, 'Files', l.files) end as "LastMessage",
    least(c.last_seq, m.until_seq) as "LastSeq", m.read_seq as "ReadSeq", m.muted as "Muted",
    ${STATE} as "State", c.created_by as "createdBy"
  from ${PLACES}
  left join chat_messages l on l.conversation_id = c.id
    and l.seq = least(c.last_seq, m.until_seq) and l.seq > m.from_seq
  left join users lu on lu.id = l.user_id
  where ${condition}`

/** What the list shows: groups, and of those of two what is begun. */
const isShown = (whose: Whose): Sql => sql`
  m.user_id = ${whose.userId} and c.project_id = ${whose.projectId}
  and (c.low_id is null or ${isBegun(whose)})`

/** Whether the other people of a conversation, or the name of a group, have all the words. */
const isFound = ({ userId }: Whose, words: readonly string[][]): Sql =>
  join(
    [
      sql`true`,
      ...words.map(
        (some) => sql`(fold_text(c.title) like any (${some}::text[]) or exists (
          select from chat_members a join users u on u.id = a.user_id
          where a.conversation_id = c.id and a.user_id <> ${userId}
            and u.search_key like any (${some}::text[])))`,
      ),
    ],
    ' and ',
  )

/**
 * A page of somebody's conversations, the last written in first, and how many there are.
 * @param words for each word of a search, the patterns of which one is in a name.
 */
export async function listConversations(
  db: Db,
  whose: Whose,
  { words, page }: { readonly words: readonly string[][]; readonly page: Paged },
): Promise<{ rows: ConversationRow[]; all: number }> {
  const condition = sql`${isShown(whose)} and ${isFound(whose, words)}`
  const [rows, { all }] = await Promise.all([
    db.rows<ConversationRow>(sql`${describe(condition)}
      order by "Last" desc, c.id desc
      ${pageOf(page, CONVERSATION_PAGE)}`),
    db.one<{ all: number }>(sql`
      select count(*)::int as all from chat_members m
      join chat_conversations c on c.id = m.conversation_id where ${condition}`),
  ])
  return { rows, all }
}

/** One conversation of somebody's. */
export function describeConversation(
  db: Db,
  { userId, projectId }: Whose,
  conversationId: number,
): Promise<ConversationRow> {
  return db.one(
    describe(
      sql`m.user_id = ${userId} and c.project_id = ${projectId} and c.id = ${conversationId}`,
    ),
  )
}

/** How many messages somebody has not read: in one conversation, or in all that are not muted. */
export async function countNew(
  db: Db,
  { userId, projectId }: Whose,
  conversationId?: number,
): Promise<number> {
  const which = conversationId === undefined ? sql`not m.muted` : sql`c.id = ${conversationId}`
  const { count } = await db.one<{ count: number }>(sql`
    select coalesce(sum(${UNREAD}), 0)::int as count
    from chat_members m join chat_conversations c on c.id = m.conversation_id
    where m.user_id = ${userId} and c.project_id = ${projectId} and ${which}`)
  return count
}

interface Beginning {
  readonly whose: Whose
  readonly at: Date
}

/** The conversation of two; it begins where there is none yet. */
export async function startPair(
  db: Db,
  otherId: number,
  { whose: { userId, projectId }, at }: Beginning,
): Promise<{ id: number; isNew: boolean }> {
  const low = Math.min(userId, otherId)
  const high = Math.max(userId, otherId)
  const made = await db.row<{ id: number }>(sql`
    with made as (
      insert into chat_conversations (project_id, low_id, high_id, created_by, created_at, last_at)
      values (${projectId}, ${low}, ${high}, ${userId}, ${at}, ${at})
      on conflict (project_id, low_id, high_id) where low_id is not null do nothing
      returning id
    ), placed as (
      insert into chat_members (conversation_id, user_id)
      select made.id, person.id from made cross join unnest(array[${low}, ${high}]::int[]) person (id)
    )
    select id from made`)
  if (made) return { id: made.id, isNew: true }
  const { id } = await db.one<{ id: number }>(sql`
    select id from chat_conversations
    where project_id = ${projectId} and low_id = ${low} and high_id = ${high}`)
  return { id, isNew: false }
}

/** A group of these people with who makes it. */
export async function insertGroup(
  db: Db,
  { title, userIds }: { readonly title: string; readonly userIds: readonly number[] },
  { whose: { userId, projectId }, at }: Beginning,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    with made as (
      insert into chat_conversations (project_id, title, created_by, created_at, last_at)
      values (${projectId}, ${title}, ${userId}, ${at}, ${at}) returning id
    ), placed as (
      insert into chat_members (conversation_id, user_id)
      select made.id, person.id from made
      cross join unnest(${[userId, ...userIds]}::int[]) person (id)
    )
    select id from made`)
  return id
}

/** One writer at a time in a conversation, until the transaction ends; see sending. */
export async function lockConversation(db: Db, conversationId: number): Promise<void> {
  await db.run(sql`update chat_conversations set turn = turn + 1 where id = ${conversationId}`)
}

/** Names a group. */
export async function nameGroup(db: Db, conversationId: number, title: string): Promise<void> {
  await db.run(sql`update chat_conversations set title = ${title} where id = ${conversationId}`)
}

/** Puts people into a group, or back: they see what is written from now on. */
export async function addMembers(
  db: Db,
  conversationId: number,
  userIds: readonly number[],
): Promise<void> {
  await db.run(sql`
    insert into chat_members as m (conversation_id, user_id, from_seq, read_seq)
    select c.id, person.id, c.last_seq, c.last_seq
    from chat_conversations c cross join unnest(${userIds}::int[]) person (id)
    where c.id = ${conversationId}
    on conflict (conversation_id, user_id) do update
    set from_seq = excluded.from_seq, read_seq = excluded.read_seq, own_unread = 0, until_seq = null
    where m.until_seq is not null`)
}

/** Takes people out of a group: what was written until now they keep. */
export async function removeMembers(
  db: Db,
  conversationId: number,
  userIds: readonly number[],
): Promise<void> {
  await removeWhere(db, conversationId, sql`m.user_id = any (${userIds}::int[])`)
}

/** Takes out of a group who has nothing more to do with its maker. */
export async function removeStrangers(
  db: Db,
  { conversationId, projectId }: { readonly conversationId: number; readonly projectId: number },
): Promise<void> {
  await removeWhere(db, conversationId, isStranger(sql`${projectId}::int`))
}

/** Who is in `m` and has nothing more to do with the maker of the group `c`. */
export const isStranger = (projectId: Sql): Sql =>
  sql`m.user_id <> c.created_by and not ${isContact(
    { projectId, userId: sql`m.user_id` },
    sql`c.created_by`,
  )}`

async function removeWhere(db: Db, conversationId: number, condition: Sql): Promise<void> {
  await db.run(sql`
    update chat_members m set until_seq = c.last_seq from chat_conversations c
    where c.id = m.conversation_id and m.conversation_id = ${conversationId}
      and m.until_seq is null and ${condition}`)
}

interface PlaceChange {
  readonly muted?: boolean
  /** Null lets the other of two write again. */
  readonly blockedAt?: Date | null
}

/** Changes somebody's place in a conversation; false where it is so already. */
export async function changePlace(
  db: Db,
  { conversationId, userId }: { readonly conversationId: number; readonly userId: number },
  { muted, blockedAt }: PlaceChange,
): Promise<boolean> {
  const [change, isOther] =
    muted === undefined
      ? [
          sql`blocked_at = ${blockedAt ?? null}::timestamptz`,
          blockedAt ? sql`blocked_at is null` : sql`blocked_at is not null`,
        ]
      : [sql`muted = ${muted}`, sql`muted is distinct from ${muted}`]
  const changed = await db.run(sql`
    update chat_members set ${change}
    where conversation_id = ${conversationId} and user_id = ${userId} and ${isOther}`)
  return changed === 1
}
