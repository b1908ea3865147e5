import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { domainOf, phoneOf, TRIAL } from './message-store.ts'

/** Somebody in a project. */
interface Whose {
  readonly projectId: number
  readonly userId: number
}

/** The service of a project, and the telephone by which somebody can try it; null where there is none. */
export function findTrial(
  db: Db,
  { projectId, userId }: Whose,
): Promise<{ domain: string | null; phone: string | null; descr: string }> {
  return db.one(sql`
    select ${domainOf} as domain, ${phoneOf} as phone, p.descr
    from projects p join users u on u.id = ${userId} where p.id = ${projectId}`)
}

/** Queues a message by which somebody tries the service. @returns its id. */
export async function insertTrial(
  db: Db,
  { projectId, userId }: Whose,
  { model, now }: { readonly model: object; readonly now: Date },
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into notice_messages (key, project_id, user_id, sender_id, kind, model, due_at, created_at)
    values (${TRIAL} || '/' || gen_random_uuid(), ${projectId}, ${userId}, ${userId}, ${TRIAL},
      ${JSON.stringify(model)}::jsonb, ${now}, ${now})
    returning id`)
  return id
}

/** A message as the contract writes it. */
interface MessageRow {
  Id: number
  State: 'queued' | 'sent' | 'failed' | 'cancelled'
  Kind: string
  To: { Id: number; FirstName: string; LastName: string }
  CreatedAt: string
  DueAt: string
  DoneAt: string | null
  Attempts: number
  Error: string
}

/** A page of a project's messages, the latest first, and how many there are. */
export async function listMessages(
  db: Db,
  {
    projectId,
    state,
    page,
  }: {
    readonly projectId: number
    readonly state: MessageRow['State'] | null
    readonly page: Paged
  },
): Promise<{ list: MessageRow[]; all: number }> {
  // What is about to leave is still on its way for people.
  const shown = sql`case when m.state = 'sending' then 'queued' else m.state end`
  const from = sql`from notice_messages m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and (${state}::text is null or ${shown} = ${state})`
  const [list, { all }] = await Promise.all([
    db.rows<MessageRow>(sql`
      select m.id as "Id", ${shown} as "State", m.kind as "Kind",
        jsonb_build_object('Id', u.id, 'FirstName', u.first_name, 'LastName', u.last_name) as "To",
        m.created_at as "CreatedAt", m.due_at as "DueAt", m.done_at as "DoneAt",
        m.attempts as "Attempts", coalesce(m.error, '') as "Error"
      ${from} order by m.id desc
      ${pageOf(page)}`),
    db.one<{ all: number }>(sql`select count(*)::int as all ${from}`),
  ])
  return { list, all }
}
