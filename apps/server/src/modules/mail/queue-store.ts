import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'
import type { MailRequest, OutsideMail } from './mail-request.ts'

/**
 * Adds mails to the queue but those whose key is known; returns the people they are for.
 * @param dues when each may leave.
 */
export async function insertMails(
  db: Db,
  { template, projectId, senderId, to }: MailRequest,
  dues: readonly Date[],
): Promise<number[]> {
  const rows = await db.rows<{ userId: number | null }>(sql`
    insert into mails (key, project_id, user_id, sender_id, template, model, recipient, due_at)
    select given.key, ${projectId}::int, given.user_id, ${senderId}::int, ${template}, given.model::jsonb,
      given.recipient, given.due_at
    from unnest(${to.map(({ key }) => key)}::text[], ${to.map(({ userId }) => userId)}::int[],
      ${to.map(({ model }) => JSON.stringify(model))}::text[],
      ${to.map(({ recipient }) => recipient ?? null)}::text[], ${dues}::timestamptz[])
      with ordinality as given (key, user_id, model, recipient, due_at, place)
    order by place
    on conflict (key) do nothing
    returning user_id as "userId"`)
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** Adds a mail to an address of which we know no person; false where its key is known. */
export async function insertOutside(db: Db, mail: OutsideMail, due: Date): Promise<boolean> {
  const added = await db.run(sql`
    insert into mails (key, project_id, sender_id, template, model, recipient, language, due_at)
    values (${mail.key}, ${mail.projectId}::int, ${mail.senderId}::int, ${mail.template},
      ${JSON.stringify(mail.model)}::jsonb, ${mail.recipient}, ${mail.language},
      ${due}::timestamptz)
    on conflict (key) do nothing`)
  return added === 1
}

/** Forgets mails to people of whom we know none, once they have left. */
export function forgetOutside(db: Db, before: Date): Promise<number> {
  return db.run(sql`
    delete from mails where user_id is null and done_at < ${before}::timestamptz`)
}

/** A mail that this server has taken, with all that writing it needs. */
export interface TakenMail {
  id: number
  projectId: number | null
  template: string
  model: Record<string, unknown>
  attempts: number
  address: string
  language: Language
  firstName: string
  lastName: string
  /** How the person wants to be addressed; null unless they said so. */
  vocative: string | null
  project: string
  /** The project's part of addresses; null for mails of the account. */
  projectUrl: string | null
  /** The reply of the mail server that refused the address for good. */
  bounced: string | null
  /** The project's own words, where it has some. */
  subject: string | null
  body: string | null
}

/** Who holds mails, and for how long. */
export interface Hold {
  /** A UUID of the server's own. */
  readonly holder: string
  readonly seconds: number
}

/** Takes mails that are due, the earliest first; each goes to one server only. */
export function takeDue(db: Db, most: number, { holder, seconds }: Hold): Promise<TakenMail[]> {
  return db.rows(sql`
    with taken as (
      update mails
      set state = 'taken', holder = ${holder}, held_until = now() + make_interval(secs => ${seconds})
      where id in (
        select id from mails where state = 'queued' and due_at <= now()
          and not exists (select from projects p
            where p.id = mails.project_id and p.archived_at is not null)
        order by due_at, id limit ${whole(most)} for update skip locked
      )
      returning id, project_id, user_id, template, model, attempts, recipient, language
    )
    select m.id, m.project_id as "projectId", m.template, m.model, m.attempts,
      coalesce(m.recipient, u.email) as address, w.language,
      coalesce(u.first_name, m.model ->> 'name', '') as "firstName",
      coalesce(u.last_name, '') as "lastName", u.fields ->> 'vocative' as vocative,
      coalesce(${inLanguage(sql`p.descr`, sql`p.descrs`, sql`w.language`)}, 'Telemachos') as project,
      p.url as "projectUrl",
      b.reply as bounced, t.subject, t.body
    from taken m
    left join users u on u.id = m.user_id
    cross join lateral (select coalesce(u.language, m.language) as language) w
    left join projects p on p.id = m.project_id
    left join mail_bounces b on b.user_id = m.user_id and b.address = coalesce(m.recipient, u.email)
    left join lateral (
      select case when not t.withdrawn then t.subject end as subject,
        case when not t.withdrawn then t.body end as body
      from mail_templates t
      where t.project_id = m.project_id and t.name = m.template and t.language = w.language
      order by t.id desc limit 1
    ) t on true
    order by m.id`)
}

/** How many mails should have left by now. */
export async function countDue(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from mails where state = 'queued' and due_at <= now()`)
  return count
}

/** What a mail says, as it leaves. */
export interface WrittenMail {
  readonly address: string
  readonly subject: string
  readonly body: string
}

/** Says that a taken mail is being handed over; false when it is no longer this server's. */
export async function beginSending(
  db: Db,
  id: number,
  { address, subject, body }: WrittenMail,
  { holder, seconds }: Hold,
): Promise<boolean> {
  const begun = await db.run(sql`
    update mails
    set state = 'sending', attempts = attempts + 1, address = ${address}, subject = ${subject},
      body = ${body}, held_until = now() + make_interval(secs => ${seconds})
    where id = ${id} and state = 'taken' and holder = ${holder}`)
  return begun === 1
}

/** Says how a mail ended. */
export async function finishMail(
  db: Db,
  id: number,
  state: 'sent' | 'failed' | 'kept',
  {
    error = null,
    written,
  }: { readonly error?: string | null; readonly written?: WrittenMail } = {},
): Promise<void> {
  await db.run(sql`
    update mails
    set state = ${state}, error = ${error}, done_at = now(), held_until = null,
      -- A link that opens an account is kept no longer than it is needed.
      model = case when (project_id is null or user_id is null) and ${state} = 'sent' then '{}'
        else model end,
      address = coalesce(${written?.address ?? null}, address),
      subject = coalesce(${written?.subject ?? null}, subject),
      body = case when (project_id is null or user_id is null) and ${state} = 'sent' then null
        else coalesce(${written?.body ?? null}, body) end
    where id = ${id} and state in ('taken', 'sending')`)
}

/** Puts a mail back into the queue, to be tried again after so many seconds. */
export async function requeueMail(
  db: Db,
  id: number,
  error: string,
  afterSeconds: number,
): Promise<void> {
  await db.run(sql`
    update mails
    set state = 'queued', held_until = null, error = ${error},
      due_at = now() + make_interval(secs => ${afterSeconds})
    where id = ${id} and state in ('taken', 'sending')`)
}

/**
 * Frees what servers held that are gone: mails that were only taken go back into the queue; of those
 * that were being handed over nobody knows whether they arrived, and they are not sent again.
 */
export async function releaseHeld(db: Db): Promise<void> {
  await db.run(sql`
    update mails
    set state = case when state = 'taken' then 'queued' else 'failed' end,
      error = case when state = 'taken' then error else 'unknown' end,
      done_at = case when state = 'taken' then done_at else now() end,
      held_until = null
    where state in ('taken', 'sending') and held_until < now()`)
}

/** Notes that a person's address was refused for good. */
export async function noteBounce(
  db: Db,
  mailId: number,
  address: string,
  reply: string,
): Promise<void> {
  await db.run(sql`
    insert into mail_bounces (user_id, address, reply)
    select user_id, ${address}, ${reply} from mails where id = ${mailId} and user_id is not null
    on conflict (user_id) do update
    set address = excluded.address, reply = excluded.reply, at = now()`)
}

/** Takes mails out of the queue that would tell of what is no longer so. Their keys become free. */
export async function cancelQueued(db: Db, keys: readonly string[]): Promise<void> {
  await db.run(sql`
    update mails set state = 'cancelled', error = 'outdated', done_at = now(),
      key = key || '/withdrawn/' || id
    where state = 'queued' and key = any (${keys}::text[])`)
}

/** Mails of accounts about something that is no longer so. */
export interface OutdatedMails {
  readonly template: string
  /** What their keys begin with, one of them each. */
  readonly keyStarts: readonly string[]
}

const isOutdated = ({ template, keyStarts }: OutdatedMails): Sql => sql`
  state = 'queued' and template = ${template} and key ^@ any (${keyStarts}::text[])`

/**
 * Takes mails out of the queue that would tell of what is no longer so. Their keys become free: the
 * same may come to be so again.
 * @returns how many mails will not be sent.
 */
export function withdrawMails(db: Db, outdated: OutdatedMails): Promise<number> {
  return db.run(sql`
    update mails set state = 'cancelled', error = 'outdated', done_at = now(),
      key = key || '/withdrawn/' || id
    where ${isOutdated(outdated)}`)
}

/** How many mails withdrawMails would take out of the queue. */
export async function countQueued(db: Db, outdated: OutdatedMails): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from mails where ${isOutdated(outdated)}`)
  return count
}

/** Cancels the mails of a project that came due while it was archived: they speak of the past. */
export async function cancelOverdue(db: Db, projectId: number): Promise<void> {
  await db.run(sql`
    update mails set state = 'cancelled', error = 'outdated', done_at = now(),
      key = key || '/withdrawn/' || id
    where state = 'queued' and project_id = ${projectId} and due_at <= now()`)
}
