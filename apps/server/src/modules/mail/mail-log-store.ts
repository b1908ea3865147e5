import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'
import type { Model } from './render-mail.ts'
import { personName, personNameOrNull, type PersonName } from '../people/index.ts'

export type MailState = 'queued' | 'held' | 'sent' | 'kept' | 'failed' | 'cancelled'

/** A mail as the contract writes it. */
export interface MailRow {
  Id: number
  State: MailState
  Template: string
  To: PersonName
  From: PersonName | null
  Subject: string
  Address: string
  CreatedAt: string
  DueAt: string
  DoneAt: string | null
  /** What an unwritten mail of the project tells, and what the project is called; null of others. */
  tells: { model: Model; project: string; projects: Record<string, string> } | null
  Attempts: number
  Error: string
}

/** What is about to leave is still on its way for people. */
const shownState = sql`case when m.state in ('taken', 'sending') then 'queued' else m.state end`

const mailColumns = sql`
  m.id as "Id", ${shownState} as "State", m.template as "Template", ${personName('u')} as "To",
  ${personNameOrNull('s')} as "From", coalesce(m.subject, '') as "Subject",
  coalesce(m.address, m.recipient, u.email) as "Address", m.created_at as "CreatedAt", m.due_at as "DueAt",
  m.done_at as "DoneAt", case when m.subject is null and m.template not like 'identity.%' then (
    select jsonb_build_object('model', m.model, 'project', p.descr, 'projects', p.descrs)
    from projects p where p.id = m.project_id) end as tells, m.attempts as "Attempts", coalesce(m.error, '') as "Error"`

const people = sql`join users u on u.id = m.user_id left join users s on s.id = m.sender_id`

/** Mails of a project; with those of accounts, which belong to none, for a SuperAdmin. */
export interface Box {
  readonly projectId: number
  readonly withAccounts: boolean
}

const inBox = ({ projectId, withAccounts }: Box): Sql =>
  sql`(m.project_id = ${projectId} or (${withAccounts}::boolean and m.project_id is null))
    and m.user_id is not null`

/** Which mails, and which page of them. */
export interface Selection extends Box {
  /** A condition on `mails m`, with `users u` who gets it. */
  readonly condition: Sql
  readonly page: Paged
}

/** A page of mails, the latest first, and how many there are. */
export async function listMails(
  db: Db,
  { condition, page, ...box }: Selection,
): Promise<{ list: MailRow[]; all: number }> {
  const from = sql`from mails m ${people} where ${inBox(box)} and ${condition}`
  const [list, { all }] = await Promise.all([
    db.rows<MailRow>(sql`
      select ${mailColumns} ${from} order by m.id desc
      ${pageOf(page)}`),
    db.one<{ all: number }>(sql`select count(*)::int as all ${from}`),
  ])
  return { list, all }
}

export const toPerson = (userId: number): Sql => sql`m.user_id = ${userId}`

export const fromPerson = (userId: number): Sql => sql`m.sender_id = ${userId}`

/** Mails in a state, to people whose name has each of the words, in one of its spellings. */
export const inState = (state: MailState | null, words: readonly (readonly string[])[]): Sql =>
  join(
    [
      sql`(${state}::text is null or ${shownState} = ${state})`,
      ...words.map((spellings) => sql`u.search_key like any (${spellings}::text[])`),
    ],
    ' and ',
  )

/** How many mails there are in each state. */
export async function countByState(db: Db, box: Box): Promise<Record<string, number>> {
  const rows = await db.rows<{ state: string; count: number }>(sql`
    select ${shownState} as state, count(*)::int as count from mails m
    where ${inBox(box)} group by 1`)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/**
 * One mail, if the condition holds; with what it says. A mail of an account may hold a link that opens
 * the account: nobody reads it but in the mailbox that it was sent to.
 */
export function findMail(
  db: Db,
  box: Box,
  id: number,
  condition: Sql,
): Promise<(MailRow & { body: string }) | undefined> {
  return db.row(sql`
    select ${mailColumns},
      case when m.project_id is null then '' else coalesce(m.body, '') end as body
    from mails m ${people}
    where ${inBox(box)} and m.id = ${id} and ${condition}`)
}

/** True for any mail. */
export const anyMail: Sql = sql`true`

/** To or from a person. */
export const ofPerson = (userId: number): Sql =>
  sql`(m.user_id = ${userId} or m.sender_id = ${userId})`

/** Queues mails again that are not on their way; how many there were. */
export function resendMails(db: Db, box: Box, ids: readonly number[]): Promise<number> {
  return db.run(sql`
    update mails m
    set state = 'queued', due_at = now(), attempts = 0, error = null, done_at = null
    where ${inBox(box)} and id = any (${ids}::bigint[])
      and state in ('failed', 'held', 'kept', 'cancelled')`)
}

/** Takes mails out of the queue that have not left; how many there were. */
export function cancelMails(db: Db, box: Box, ids: readonly number[]): Promise<number> {
  return db.run(sql`
    update mails m set state = 'cancelled', done_at = now()
    where ${inBox(box)} and id = any (${ids}::bigint[]) and state in ('queued', 'held')`)
}
