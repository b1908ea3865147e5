import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { RowWrite } from '../../kernel/row-writer.ts'
import { isStranger } from './conversation-store.ts'
import type { MessageRow, NewMessage } from './message-store.ts'
import { PLACES, STATE } from './place-store.ts'

/** A message without files that answers none, and in which project it is written. */
interface Sending extends Omit<NewMessage, 'files' | 'replyTo'> {
  readonly projectId: number
}

/** A message that was written. */
interface SentRow extends MessageRow {
  place: number
  /** Who is in the conversation. */
  users: number[]
}

/**
 * Writes messages, with their numbers and times as insertMessage gives them, where their senders may
 * write and nobody has to be put out; a message that is there already is left out as well. It looks at
 * what it knew before it held the conversation: where anything else has held it meanwhile (`turn`), it
 * writes nothing either.
 */
export const sending: RowWrite<Sending, SentRow> = {
  namesUsers: true,
  statement: (rows) => sql`
    given as (
      select * from unnest(${rows.map((row) => row.conversationId)}::int[],
        ${rows.map((row) => row.projectId)}::int[], ${rows.map((row) => row.userId)}::int[],
        ${rows.map((row) => row.clientId)}::text[], ${rows.map((row) => row.text)}::text[],
        ${rows.map((row) => row.searchKey)}::text[], ${rows.map((row) => row.at)}::timestamptz[])
        with ordinality as one
          (conversation_id, project_id, user_id, client_id, text, search_key, at, place)
    ),
    -- In the order of their numbers, so that no two servers wait for each other.
    held as materialized (
      select id, turn, last_seq, last_rev, last_at from chat_conversations
      where id in (select conversation_id from given) order by id for no key update
    ),
    allowed as (
      select given.*, held.last_seq, held.last_rev, held.last_at,
        row_number() over of_conversation as nth,
        row_number() over (partition by given.conversation_id, given.user_id order by given.place)
          as own_nth
      from held join given on given.conversation_id = held.id
      join (${PLACES}) on m.user_id = given.user_id and c.id = given.conversation_id
        and c.project_id = given.project_id and c.turn = held.turn
      where ${STATE} = 'open'
        and not exists (select from chat_messages s
          where s.conversation_id = given.conversation_id and s.client_id = given.client_id)
        and not (c.low_id is null and exists (
          select from chat_members m where m.conversation_id = c.id and m.until_seq is null
            and ${isStranger(sql`c.project_id`)}))
      window of_conversation as (partition by given.conversation_id order by given.place)
    ),
    numbered as (
      select *, last_seq + nth as seq, last_rev + nth as rev,
        -- Each at least a millisecond after the one before.
        greatest(date_trunc('milliseconds', last_at),
          max(date_trunc('milliseconds', at) - nth * interval '1 millisecond')
            over (partition by conversation_id order by place))
          + nth * interval '1 millisecond' as time
      from allowed
    ),
    counted as (
      update chat_conversations c set last_seq = n.seq, last_rev = n.rev, last_at = n.time
      from (select conversation_id, max(seq) as seq, max(rev) as rev, max(time) as time
        from numbered group by conversation_id) n
      where c.id = n.conversation_id
    ),
    -- Who had read everything has read their own messages too, up to the first of another.
    placed as (
      update chat_members m set
        read_seq = case when m.read_seq + m.own_unread = n.last_seq then n.last_seq + n.first
          else m.read_seq end,
        own_unread = case when m.read_seq + m.own_unread = n.last_seq then n.own - n.first
          else m.own_unread + n.own end
      from (select conversation_id, user_id, min(last_seq) as last_seq, count(*) as own,
          count(*) filter (where nth = own_nth) as first
        from numbered group by conversation_id, user_id) n
      where m.conversation_id = n.conversation_id and m.user_id = n.user_id
    ),
    written as (
      insert into chat_messages (conversation_id, seq, rev, client_id, user_id, text, search_key, at)
      select conversation_id, seq, rev, client_id, user_id, text, search_key, time from numbered
      returning id, conversation_id, client_id, edited_at, files
    ),
    work as (
      select n.place, n.seq, n.rev, n.client_id, n.user_id, n.text, n.time, written.id, written.edited_at,
        written.files, array(select x.user_id from chat_members x
          where x.conversation_id = n.conversation_id and x.until_seq is null) as users
      from written join numbered n using (conversation_id, client_id)
    )`,
  read: (db: Db, beginning) =>
    db.rows<SentRow>(sql`${beginning}
      select place::int, to_json(users) as users, id, seq::int, rev::int, client_id as "clientId",
        user_id as "userId", text, time as at, edited_at as "editedAt", false as "isDeleted", files
      from work`),
}
