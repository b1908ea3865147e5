import type { Db } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'

/** So long is what is searched; of messages and entries there are more. */
const LONG = 20_000
const LONGER = 50_000

interface Place {
  readonly projectId: number
  /** Who has written it all. */
  readonly writerId: number
  /** Who sees it as well, and has little of their own. */
  readonly readerId: number
}

/**
 * Fills a project with a library, a conversation, notices and an audit log, each of many rows of which
 * all have one word and few another; the owner of the tables then looks at what they hold.
 */
export async function addLongLists(db: Db, owner: Db, place: Place): Promise<void> {
  const { projectId, writerId, readerId } = place
  await db.run(sql`
    insert into library_items (project_id, title, link, mime, uploader_id, created_at, approve,
      approved_at, sort_key, search_key)
    select ${projectId}::int, 'Οδηγός ' || n, 'https://example.org/' || n, 'text/uri-list',
      ${writerId}::int, now() - make_interval(mins => n), true, now(),
      lpad(((n * 7919) % 1000003)::text, 7, '0'), 'οδηγοσ ' || n
    from generate_series(1, ${LONG}::int) n`)
  await db.run(sql`
    insert into library_texts select id, 1, to_tsvector('simple', 'κειμενο ' || id)
    from library_items where id % 10 = 0`)
  await db.run(sql`
    insert into library_shares (item_id, receiver_id, shared_by, at)
    select id, ${readerId}::int, ${writerId}::int, now() from library_items where id % 500 = 0`)
  await db.run(sql`
    insert into library_favorites select ${readerId}::int, id, now() from library_items
    where id % 500 = 1`)
  await db.run(sql`
    with made as (
      insert into chat_conversations (project_id, title, created_by, created_at, last_at, last_seq,
        last_rev)
      values (${projectId}, 'Όλοι', ${writerId}, now(), now(), ${LONGER}, ${LONGER}),
        (${projectId}, 'Λίγοι', ${writerId}, now(), now() - interval '1 hour', 0, 0)
      returning id
    )
    insert into chat_members (conversation_id, user_id)
    select made.id, person.id from made, unnest(${[writerId, readerId]}::int[]) person (id)`)
  await db.run(sql`
    insert into chat_messages (conversation_id, seq, rev, client_id, user_id, text, search_key, files,
      at)
    select c.id, n, n, 'seed-' || n, ${writerId}::int, 'Καλημέρα ' || n, 'καλημερα ' || n,
      (n % 200 = 0)::int, now() - make_interval(mins => ${LONGER}::int - n)
    from chat_conversations c, generate_series(1, ${LONGER}::int) n where c.title = 'Όλοι'`)
  await db.run(sql`
    insert into notices (key, project_id, user_id, kind, thing, model, way, created_at)
    select 'seed-' || n, ${projectId}::int,
      case when n % 200 = 0 then ${readerId}::int else ${writerId}::int end, 'meetings.scheduled',
      'meetings/' || n, '{}', 'page', now()
    from generate_series(1, ${LONG}::int) n`)
  await db.run(sql`
    with entry as (
      insert into audit_log (verb, project_id, subject_id, request_id)
      select 'users.fieldUpdated', ${projectId}::int, ${readerId}::int, 'seed'
      from generate_series(1, ${LONGER}::int) returning id)
    insert into audit_changes (audit_id, project_id, subject_id, kind, name, old_value, new_value)
    select id, ${projectId}::int, ${readerId}::int, 'title', '1', 'πριν', 'μετά ' || id from entry`)
  // The index of letters has what was added on a heap of its own until then.
  await owner.run(sql`vacuum analyze`)
}
