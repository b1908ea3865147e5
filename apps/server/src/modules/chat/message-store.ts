import { CATCH_UP, FOUND_PAGE, MAX_QUOTE, MESSAGE_PAGE } from '@telemachos/contract/chat/limits'
import type { Reaction } from '@telemachos/contract/chat/states'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { plannedAnew } from '../../kernel/database/plans.ts'
import { join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { inSight, type Whose } from './place-store.ts'

/** A message, and whether it has files. */
export interface MessageRow {
  id: number
  seq: number
  rev: number
  clientId: string
  userId: number
  text: string
  at: string
  editedAt: string | null
  isDeleted: boolean
  files: number
  /** What it answers, as far as the viewer sees it. */
  quote?: Quote | null
  reactions?: { Reaction: Reaction; UserIds: number[] }[] | null
}

/** The message that another one answers. */
interface Quote {
  Seq: number
  UserId: number | null
  Message: string
  Files: number
  Gone: boolean
}

const COLUMNS = sql`s.id, s.seq, s.rev, s.client_id as "clientId", s.user_id as "userId", s.text,
  s.at, s.edited_at as "editedAt", s.deleted_at is not null as "isDeleted", s.files`

/**
 * What the message `s` answers, where the condition lets the viewer see the message `q`; of what was deleted
 * who wrote it alone.
 */
export const quoteOf = (isSeen: Sql): Sql => sql`
  case when s.reply_to is not null then coalesce((
    select jsonb_build_object('Seq', q.seq, 'UserId', q.user_id,
      'Message', case when q.deleted_at is null then left(q.text, ${whole(MAX_QUOTE)}) else '' end,
      'Files', case when q.deleted_at is null then q.files else 0 end,
      'Gone', q.deleted_at is not null)
    from chat_messages q
    where q.conversation_id = s.conversation_id and q.seq = s.reply_to and ${isSeen}
  ), jsonb_build_object('Seq', s.reply_to, 'UserId', null, 'Message', '', 'Files', 0, 'Gone', true))
  end as quote`

/**
 * The reactions to the message `s` of those who are in its conversation now; null without any, and for a viewer `m`
 * who has left it.
 */
const REACTIONS = sql`(
  select jsonb_agg(jsonb_build_object('Reaction', reaction, 'UserIds', users) order by first, reaction)
  from (select r.reaction, min(r.at) as first, jsonb_agg(r.user_id order by r.at, r.user_id) as users
    from chat_reactions r
    join chat_members x on x.conversation_id = s.conversation_id and x.user_id = r.user_id
      and x.until_seq is null
    where r.message_id = s.id and m.until_seq is null group by r.reaction) r
) as reactions`

const SEEN_COLUMNS = sql`${COLUMNS}, ${quoteOf(inSight(sql`q.seq`))}, ${REACTIONS}`

/** Somebody's view of a conversation. */
interface Viewer {
  readonly userId: number
  readonly conversationId: number
}

const seenBy = ({ userId, conversationId }: Viewer): Sql => sql`
  from chat_members m
  join chat_messages s on s.conversation_id = m.conversation_id and ${inSight(sql`s.seq`)}
  where m.conversation_id = ${conversationId} and m.user_id = ${userId}`

/** The last messages before a time, the oldest first. */
export async function listBefore(
  db: Db,
  viewer: Viewer,
  before: string | null,
): Promise<MessageRow[]> {
  const condition = before === null ? sql`true` : sql`s.at < ${before}::timestamptz`
  const rows = await db.rows<MessageRow>(sql`
    select ${SEEN_COLUMNS} ${seenBy(viewer)} and ${condition}
    order by s.at desc limit ${whole(MESSAGE_PAGE)}`)
  return rows.toReversed()
}

/** The first messages after a number, the oldest first. */
export function listFrom(db: Db, viewer: Viewer, seq: number): Promise<MessageRow[]> {
  return db.rows(sql`
    select ${SEEN_COLUMNS} ${seenBy(viewer)} and s.seq > ${seq}
    order by s.seq limit ${whole(MESSAGE_PAGE)}`)
}

/** What was written or changed after a change of the conversation, in that order. */
export function listAfter(db: Db, viewer: Viewer, rev: number): Promise<MessageRow[]> {
  return db.rows(sql`
    select ${SEEN_COLUMNS} ${seenBy(viewer)} and s.rev > ${rev}
    order by s.rev limit ${whole(CATCH_UP)}`)
}

/** What the viewer has not read, the oldest first. */
export function listUnread(db: Db, viewer: Viewer): Promise<MessageRow[]> {
  return db.rows(sql`
    select ${SEEN_COLUMNS} ${seenBy(viewer)} and s.seq > m.read_seq and s.user_id <> m.user_id
      and s.deleted_at is null
    order by s.seq limit ${whole(CATCH_UP)}`)
}

/** A message by its number, as far as the viewer sees it. */
export function findMessage(db: Db, viewer: Viewer, seq: number): Promise<MessageRow | undefined> {
  return db.row(sql`select ${SEEN_COLUMNS} ${seenBy(viewer)} and s.seq = ${seq}`)
}

/** A message by the id that its sender made. */
export function findSent(
  db: Db,
  conversationId: number,
  clientId: string,
): Promise<MessageRow | undefined> {
  return db.row(sql`
    select ${COLUMNS} from chat_messages s
    where s.conversation_id = ${conversationId} and s.client_id = ${clientId}`)
}

/** A message to write. */
export interface NewMessage extends Viewer {
  readonly clientId: string
  readonly text: string
  readonly searchKey: string
  readonly files: number
  /** The number of the message that it answers. */
  readonly replyTo: number | null
  readonly at: Date
}

/**
 * Writes a message: its number and its time, which no other of the conversation has, are given here.
 * Who has read everything before has read this one too.
 */
export function insertMessage(
  db: Db,
  { conversationId, userId, clientId, text, searchKey, files, replyTo, at }: NewMessage,
): Promise<MessageRow> {
  return db.one(sql`
    with counted as (
      update chat_conversations set last_seq = last_seq + 1, last_rev = last_rev + 1,
        last_at = greatest(date_trunc('milliseconds', ${at}::timestamptz),
          date_trunc('milliseconds', last_at) + interval '1 millisecond')
      where id = ${conversationId} returning last_seq, last_rev, last_at
    ), placed as (
      update chat_members m set
        read_seq = case when m.read_seq + m.own_unread + 1 = counted.last_seq
          then counted.last_seq else m.read_seq end,
        own_unread = case when m.read_seq + m.own_unread + 1 = counted.last_seq
          then 0 else m.own_unread + 1 end
      from counted where m.conversation_id = ${conversationId} and m.user_id = ${userId}
    )
    insert into chat_messages as s
      (conversation_id, seq, rev, client_id, user_id, text, search_key, files, reply_to, at)
    select ${conversationId}::int, last_seq, last_rev, ${clientId}, ${userId}::int, ${text},
      ${searchKey}, ${files}::smallint, ${replyTo}::int, last_at
    from counted returning ${COLUMNS}`)
}

interface MessageChange {
  readonly conversationId: number
  readonly seq: number
  readonly text: string
  readonly searchKey: string
  readonly at: Date
  readonly isDeletion: boolean
}

/**
 * Changes or deletes a message; what it said stays for those who look at a report. Deleted, it is unread
 * for nobody.
 */
export async function changeMessage(
  db: Db,
  { conversationId, seq, text, searchKey, at, isDeletion }: MessageChange,
): Promise<void> {
  await db.run(sql`
    with counted as (
      update chat_conversations set last_rev = last_rev + 1
      where id = ${conversationId} returning last_rev
    ), earlier as (
      insert into chat_earlier_texts (message_id, text, until)
      select id, text, ${at} from chat_messages
      where conversation_id = ${conversationId} and seq = ${seq}
    ), unreacted as (
      delete from chat_reactions r using chat_messages s
      where ${isDeletion}::boolean and s.conversation_id = ${conversationId} and s.seq = ${seq}
        and r.message_id = s.id
    ), uncounted as (
      update chat_members m set own_unread = m.own_unread + 1 from chat_messages s
      where ${isDeletion}::boolean and s.conversation_id = ${conversationId} and s.seq = ${seq}
        and s.deleted_at is null and m.conversation_id = s.conversation_id
        and m.user_id <> s.user_id and m.read_seq < s.seq and ${inSight(sql`s.seq`)}
    )
    update chat_messages s set text = ${text}, search_key = ${searchKey}, rev = counted.last_rev,
      edited_at = case when ${isDeletion}::boolean then s.edited_at else ${at}::timestamptz end,
      deleted_at = case when ${isDeletion}::boolean then ${at}::timestamptz end
    from counted where s.conversation_id = ${conversationId} and s.seq = ${seq}`)
}

/**
 * Has a message count as changed, for pages that have it: what is shown of its files is another.
 * @returns its conversation and its author; undefined where there is no such message.
 */
export function touchMessage(
  db: Db,
  id: number,
): Promise<{ conversationId: number; userId: number } | undefined> {
  return db.row(sql`
    with counted as (
      update chat_conversations c set last_rev = c.last_rev + 1
      from chat_messages s where s.id = ${id} and c.id = s.conversation_id
      returning c.id, c.last_rev
    )
    update chat_messages s set rev = counted.last_rev from counted
    where s.id = ${id} returning counted.id as "conversationId", s.user_id as "userId"`)
}

/**
 * Keeps that somebody has read up to a message, once whoever writes in the conversation has ended: a message
 * of their own that has just been written is to be counted.
 * @returns up to which; undefined where they had already.
 */
export async function markRead(
  db: Db,
  { userId, conversationId }: Viewer,
  seq: number,
): Promise<number | undefined> {
  await db.run(sql`select from chat_conversations where id = ${conversationId} for share`)
  const row = await db.row<{ readSeq: number }>(sql`
    update chat_members m set read_seq = least(${seq}, c.last_seq),
      own_unread = (select count(*) from chat_messages s
        where s.conversation_id = c.id and s.seq > ${seq}
          and (s.user_id = m.user_id or s.deleted_at is not null))
    from chat_conversations c
    where c.id = m.conversation_id and m.conversation_id = ${conversationId}
      and m.user_id = ${userId} and m.read_seq < least(${seq}, c.last_seq)
    returning m.read_seq as "readSeq"`)
  return row?.readSeq
}

/** A message that was found. */
interface FoundRow {
  ConversationId: number
  Title: string
  User: string
  Seq: number
  Message: string
  Time: string
}

/** So many of somebody's last messages are looked at before all that have the words are looked up. */
const NEAR = 500
/** Of so many conversations, those that were last written in. */
const RECENT = 20

interface Search {
  /** For each word, the patterns of which one is in the message's key. */
  readonly words: readonly string[][]
  readonly before: string | null
}

/**
 * The last messages of somebody's conversations that have all the words, before a time. What many have
 * is found among the last ones; the rest is looked up as fits how much the person has, and how many
 * messages of anybody's have the words.
 */
export async function searchMessages(db: Db, whose: Whose, search: Search): Promise<FoundRow[]> {
  const found = await db.rows<FoundRow>(
    sql`with ${lastMessages(whose, search)} ${finding(whose, search, sql`near`)}`,
  )
  if (found.length === FOUND_PAGE) return found
  return db.rows(plannedAnew(finding(whose, search, sql`chat_messages`)))
}

const isBefore = ({ before }: Search): Sql =>
  before === null ? sql`true` : sql`s.at < ${before}::timestamptz`

function finding({ userId, projectId }: Whose, search: Search, messages: Sql): Sql {
  const has = search.words.map((some) => sql`s.search_key like any (${some}::text[])`)
  return sql`
    select c.id as "ConversationId",
      case when c.low_id is null then c.title else ou.first_name || ' ' || ou.last_name end as "Title",
      u.first_name || ' ' || u.last_name as "User", s.seq as "Seq", s.text as "Message",
      s.at as "Time"
    from chat_members m join chat_conversations c on c.id = m.conversation_id
    join ${messages} s on s.conversation_id = c.id and ${inSight(sql`s.seq`)}
    join users u on u.id = s.user_id
    left join users ou on ou.id = case when c.low_id = m.user_id then c.high_id else c.low_id end
    where m.user_id = ${userId} and c.project_id = ${projectId} and s.deleted_at is null
      and ${isBefore(search)} and ${join(has, ' and ')}
    order by s.at desc, s.id desc limit ${whole(FOUND_PAGE)}`
}

/**
 * The last messages that somebody sees. Whatever is later than the last message of the first
 * conversation that is left out is in those that are not.
 */
const lastMessages = ({ userId, projectId }: Whose, search: Search): Sql => sql`
  places as materialized (
    select c.last_at, m.* from chat_members m join chat_conversations c on c.id = m.conversation_id
    where m.user_id = ${userId} and c.project_id = ${projectId}
    order by c.last_at desc, c.id desc limit ${whole(RECENT + 1)}
  ), near as materialized (
    select s.* from (
      select * from places order by last_at desc, conversation_id desc limit ${whole(RECENT)}
    ) m
    cross join lateral (
      select s.* from chat_messages s
      where s.conversation_id = m.conversation_id and ${inSight(sql`s.seq`)} and ${isBefore(search)}
      order by s.at desc limit ${whole(NEAR)}
    ) s
    where s.at > coalesce((
      select last_at from places order by last_at desc, conversation_id desc offset ${whole(RECENT)}
    ), '-infinity')
    order by s.at desc, s.id desc limit ${whole(NEAR)}
  )`

/** A message with files. */
interface FilesRow {
  id: number
  conversationId: number
  seq: number
  user: string
  at: string
}

/** A page of the messages with files of somebody's conversations, the latest first, and how many there are. */
export async function listWithFiles(
  db: Db,
  { userId, projectId }: Whose,
  page: Paged,
): Promise<{ rows: FilesRow[]; all: number }> {
  const mine = sql`
    from chat_members m join chat_conversations c on c.id = m.conversation_id
    join chat_messages s on s.conversation_id = c.id and ${inSight(sql`s.seq`)}
    join users u on u.id = s.user_id
    where m.user_id = ${userId} and c.project_id = ${projectId} and s.files > 0
      and s.deleted_at is null`
  const [rows, { all }] = await Promise.all([
    db.rows<FilesRow>(sql`
      select s.id, c.id as "conversationId", s.seq, u.first_name || ' ' || u.last_name as "user",
        s.at ${mine} order by s.at desc, s.id desc
      ${pageOf(page)}`),
    db.one<{ all: number }>(sql`select count(*)::int as all ${mine}`),
  ])
  return { rows, all }
}

/** Whether somebody sees a message, for its files. */
export async function seesMessage(
  db: Db,
  { userId, projectId }: Whose,
  messageId: number,
): Promise<boolean> {
  const row = await db.row(sql`
    select from chat_messages s
    join chat_conversations c on c.id = s.conversation_id and c.project_id = ${projectId}
    join chat_members m on m.conversation_id = s.conversation_id and m.user_id = ${userId}
      and ${inSight(sql`s.seq`)}
    where s.id = ${messageId} and s.deleted_at is null`)
  return row !== undefined
}
