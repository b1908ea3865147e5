import type { ReportReason } from '@telemachos/contract/chat/states'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { type PersonName } from '../people/index.ts'
import { quoteOf, type MessageRow } from './message-store.ts'

/** A report, and which message it is about. */
export interface ReportRow {
  Id: number
  At: string
  By: PersonName
  About: PersonName
  Reason: ReportReason
  Note: string
  ClosedAt: string | null
  ClosedBy: PersonName | null
  Outcome: string
  messageId: number
  conversationId: number
  seq: number
}

/** Who reads reports: as far as their reach goes, a condition on `memberships m`. */
interface Reader {
  readonly userId: number
  readonly projectId: number
  readonly reach: Sql
}

const person = (alias: Sql): Sql => sql`case when ${alias}.id is not null then
  jsonb_build_object('Id', ${alias}.id, 'FirstName', ${alias}.first_name,
    'LastName', ${alias}.last_name) end`

/** Reports by or about people within reach; none about the reader. */
const within = ({ userId, projectId, reach }: Reader): Sql => sql`
  from chat_reports r
  join chat_messages s on s.id = r.message_id
  where r.project_id = ${projectId} and s.user_id <> ${userId}
    and exists (select from memberships m where m.project_id = r.project_id
      and m.user_id in (r.reporter_id, s.user_id) and ${reach})`

const describe = (reports: Sql): Sql => sql`
  select r.id as "Id", r.at as "At", ${person(sql`b`)} as "By", ${person(sql`a`)} as "About",
    r.reason as "Reason", r.note as "Note", r.closed_at as "ClosedAt", ${person(sql`d`)} as "ClosedBy",
    r.outcome as "Outcome", s.id as "messageId", s.conversation_id as "conversationId", s.seq
  from (select r.id ${reports}) found
  join chat_reports r on r.id = found.id
  join chat_messages s on s.id = r.message_id
  join users b on b.id = r.reporter_id
  join users a on a.id = s.user_id
  left join users d on d.id = r.closed_by
  order by r.id desc`

/** A page of reports, the latest first, and how many there are. */
export async function listReports(
  db: Db,
  reader: Reader,
  { open, page }: { readonly open: boolean; readonly page: Paged },
): Promise<{ rows: ReportRow[]; all: number }> {
  const wanted = sql`${within(reader)} and (not ${open}::boolean or r.closed_at is null)`
  const [rows, { all }] = await Promise.all([
    db.rows<ReportRow>(
      describe(sql`${wanted} order by r.id desc
        ${pageOf(page)}`),
    ),
    db.one<{ all: number }>(sql`select count(*)::int as all ${wanted}`),
  ])
  return { rows, all }
}

/** A report by or about people within reach. */
export function findReport(db: Db, reader: Reader, id: number): Promise<ReportRow | undefined> {
  return db.row(describe(sql`${within(reader)} and r.id = ${id}`))
}

/** Reports a message, and answers the report's number; undefined where the same person has done so already. */
export async function insertReport(
  db: Db,
  report: {
    readonly projectId: number
    readonly messageId: number
    readonly reporterId: number
    readonly reason: ReportReason
    readonly note: string
    readonly at: Date
  },
): Promise<number | undefined> {
  const { projectId, messageId, reporterId, reason, note, at } = report
  const made = await db.row<{ id: number }>(sql`
    insert into chat_reports (project_id, message_id, reporter_id, reason, note, at)
    values (${projectId}, ${messageId}, ${reporterId}, ${reason}, ${note}, ${at})
    on conflict do nothing
    returning id`)
  return made?.id
}

/** Closes a report; false where it is closed already. */
export async function closeReport(
  db: Db,
  id: number,
  { by, at, outcome }: { readonly by: number; readonly at: Date; readonly outcome: string },
): Promise<boolean> {
  const closed = await db.run(sql`
    update chat_reports set closed_at = ${at}, closed_by = ${by}, outcome = ${outcome}
    where id = ${id} and closed_at is null`)
  return closed === 1
}

/** A message as who looks at a report reads it. */
export interface AroundRow extends MessageRow {
  user: string
}

/** So many messages before and after the reported one are shown with it. */
const AROUND = 10

/** The messages around one, with that one, the oldest first. */
export function listAround(
  db: Db,
  { conversationId, seq }: { readonly conversationId: number; readonly seq: number },
): Promise<AroundRow[]> {
  const isNear = (number: Sql) =>
    sql`${number} between ${seq - AROUND}::int and ${seq + AROUND}::int`
  return db.rows(sql`
    select s.id, s.seq, s.rev, s.client_id as "clientId", s.user_id as "userId",
      u.first_name || ' ' || u.last_name as user, s.text, s.at, s.edited_at as "editedAt",
      s.deleted_at is not null as "isDeleted", s.files, ${quoteOf(isNear(sql`q.seq`))}
    from chat_messages s join users u on u.id = s.user_id
    where s.conversation_id = ${conversationId}
      and ${isNear(sql`s.seq`)}
    order by s.seq`)
}

/**
 * Whether somebody reads a message because it was reported, or stands near one that was; of what was
 * deleted, the reported message alone.
 */
export async function isInReport(db: Db, reader: Reader, messageId: number): Promise<boolean> {
  const row = await db.row(sql`
    select ${within(reader)} and exists (
      select from chat_messages f
      where f.id = ${messageId} and f.conversation_id = s.conversation_id
        and f.seq between s.seq - ${whole(AROUND)} and s.seq + ${whole(AROUND)}
        and (f.deleted_at is null or f.id = s.id))
    limit 1`)
  return row !== undefined
}

/** What a message said before it was changed or deleted, the oldest first. */
export function listEarlier(
  db: Db,
  messageId: number,
): Promise<{ Message: string; Until: string }[]> {
  return db.rows(sql`
    select text as "Message", until as "Until" from chat_earlier_texts
    where message_id = ${messageId} order by id`)
}
