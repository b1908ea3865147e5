import type { Language } from '@telemachos/contract/core/define-texts'
import type { NoticeKind } from '@telemachos/contract/notices'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { mayBeWrittenTo } from '../people/index.ts'
import type { Communicator } from './communicator.ts'
import { ownersOf } from './owners-of.ts'

/** What a message is of by which somebody tries the service. */
export const TRIAL = 'trial'

/** The number of `users u` by the first field of `projects p` that holds a telephone; null without one. */
export const phoneOf: Sql = sql`nullif(u.fields ->> (jsonb_path_query_first(p.settings,
  '$.*.Fields[*] ? (@.Type == "tel").Name') #>> '{}'), '')`

/** The Domain of the message service of `projects p`. */
export const domainOf: Sql = sql`nullif(p.settings #>> '{Config,aCommunicator,Domain}', '')`

/** The Domains that people's projects name. */
export async function listDomains(db: Db, projectIds: readonly number[]): Promise<string[]> {
  const rows = await db.rows<{ domain: string }>(sql`
    select distinct ${domainOf} as domain from projects p
    where p.id = any (${projectIds}::int[]) and ${domainOf} is not null`)
  return rows.map(({ domain }) => domain)
}

/** The same kind of thing, for the message services of a project's people. */
export interface MessageRequest {
  readonly kind: NoticeKind
  readonly projectId: number
  readonly senderId: number | null
  readonly to: readonly {
    readonly key: string
    readonly userId: number
    readonly model: Readonly<Record<string, unknown>>
    readonly of?: readonly number[]
    readonly dueAt: Date
  }[]
}

/** Adds messages to the queue but those whose key is known. */
export async function insertMessages(
  db: Db,
  { kind, projectId, senderId, to }: MessageRequest,
): Promise<void> {
  await db.run(sql`
    insert into notice_messages (key, project_id, user_id, sender_id, owner_ids, kind, model, due_at)
    select given.key, ${projectId}::int, given.user_id, ${senderId}::int, given.owner_ids::int[],
      ${kind}, given.model::jsonb, given.due_at
    from unnest(${to.map(({ key }) => key)}::text[], ${to.map(({ userId }) => userId)}::int[],
      ${to.map(({ model }) => JSON.stringify(model))}::text[],
      ${to.map(({ dueAt }) => dueAt)}::timestamptz[], ${to.map(ownersOf)}::text[])
      with ordinality as given (key, user_id, model, due_at, owner_ids, place)
    order by place
    on conflict (key) do nothing`)
}

/** Takes messages out of the queue that would tell of what is no longer so. Their keys become free. */
export async function cancelMessages(db: Db, keys: readonly string[], now: Date): Promise<void> {
  await db.run(sql`
    update notice_messages set state = 'cancelled', error = 'outdated', done_at = ${now},
      key = key || '/withdrawn/' || id
    where state = 'queued' and key = any (${keys}::text[])`)
}

/** A message that this server has taken, with all that sending it needs. */
export interface TakenMessage extends Communicator {
  id: number
  key: string
  messageKey: string
  projectId: number
  userId: number
  senderId: number | null
  kind: NoticeKind | typeof TRIAL
  model: Record<string, unknown>
  of: number[]
  attempts: number
  /** Null where they have none any more, or may not sign in any more. */
  phone: string | null
  language: Language
  projectUrl: string
}

/** Takes messages that are due, or whose server died, the earliest first, until a time. */
export function takeMessages(
  db: Db,
  { most, now, until }: { readonly most: number; readonly now: Date; readonly until: Date },
): Promise<TakenMessage[]> {
  return db.rows(sql`
    with taken as (
      update notice_messages set state = 'sending', held_until = ${until}, attempts = attempts + 1
      where id in (
        select id from notice_messages m
        where (m.state = 'queued' and m.due_at <= ${now}
            or m.state = 'sending' and m.held_until <= ${now})
          and not exists (select from projects p where p.id = m.project_id and p.archived_at is not null)
        order by m.due_at, m.id limit ${whole(most)} for update skip locked
      )
      returning *
    )
    select t.id, t.key, t.message_key as "messageKey", t.project_id as "projectId",
      t.user_id as "userId", t.sender_id as "senderId", t.kind, t.model, t.owner_ids as of,
      t.attempts,
      case when ${mayBeWrittenTo(sql`t.user_id`, sql`t.project_id`)} then ${phoneOf} end as phone, u.language, p.url as "projectUrl",
      ${domainOf} as domain, p.settings #>> '{Config,aCommunicator,ApiKey}' as "apiKey",
      p.settings #>> '{Config,aCommunicator,Authorization}' as authorization
    from taken t join users u on u.id = t.user_id join projects p on p.id = t.project_id
    order by t.id`)
}

/** What became of a message; one that is queued again has a time. */
export interface MessageEnd {
  readonly id: number
  readonly state: 'sent' | 'failed' | 'queued'
  readonly error: string | null
  readonly dueAt: Date | null
}

/** Keeps what became of messages that were taken until a time, unless others have taken them since. */
export async function endMessages(
  db: Db,
  ends: readonly MessageEnd[],
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    update notice_messages m set state = g.state, error = g.error, held_until = null,
      due_at = coalesce(g.due_at, m.due_at), done_at = case when g.state <> 'queued' then ${now}::timestamptz end
    from unnest(${ends.map(({ id }) => id)}::bigint[], ${ends.map(({ state }) => state)}::text[],
      ${ends.map(({ error }) => error)}::text[], ${ends.map(({ dueAt }) => dueAt)}::timestamptz[])
      as g (id, state, error, due_at)
    where m.id = g.id and m.state = 'sending' and m.held_until = ${until}
    returning m.id`)
  return rows.map(({ id }) => id)
}

/** Deletes messages that ended before an instant. */
export async function deleteEnded(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from notice_messages where done_at < ${before}`)
}
