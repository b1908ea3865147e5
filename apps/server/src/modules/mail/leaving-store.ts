import { isBuiltIn, type Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import type { MailFile } from './mail-request.ts'
import { mayBeWrittenTo } from '../people/index.ts'
import { translatedWords } from './template-store.ts'

/** A mail that this server has taken, with all that writing it needs. */
export interface TakenMail {
  id: number
  key: string
  projectId: number | null
  /** Null for an address of which we know no person. */
  userId: number | null
  /** Whether it may still be written to the person: active, and in the project that the mail is of. */
  isReachable: boolean
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
  /** The project's own words, where it has some: in the language itself, or translated into it. */
  subject: string | null
  body: string | null
  /** Whether it brings a link that is kept apart: see link-store.ts. */
  hasLink: boolean
}

/** Who holds mails, and for how long. */
export interface Hold {
  /** A UUID of the server's own. */
  readonly holder: string
  readonly seconds: number
}

/** Takes mails that are due, the earliest first; each goes to one server only. */
export async function takeDue(db: Db, most: number, hold: Hold): Promise<TakenMail[]> {
  const taken = await takeRows(db, most, hold)
  const further = taken.filter(({ language, projectId }) => !isBuiltIn(language) && projectId)
  if (further.length === 0) return taken
  const words = new Map((await listTranslatedWords(db, further)).map((one) => [one.id, one]))
  return taken.map((mail) => ({ ...mail, ...words.get(mail.id) }))
}

/** What projects say in languages that were added, of mails in these. */
function listTranslatedWords(
  db: Db,
  mails: readonly Pick<TakenMail, 'id' | 'projectId' | 'template' | 'language'>[],
): Promise<{ readonly id: number; readonly subject: string; readonly body: string }[]> {
  const words = translatedWords({
    projectId: sql`m.project_id`,
    name: sql`m.template`,
    language: sql`m.language`,
  })
  return db.rows(sql`
    select m.id, x.subject, x.body
    from unnest(${mails.map(({ id }) => id)}::bigint[], ${mails.map(({ projectId }) => projectId)}::int[],
      ${mails.map(({ template }) => template)}::text[], ${mails.map(({ language }) => language)}::text[])
      as m (id, project_id, template, language)
    cross join lateral (${words}) x`)
}

function takeRows(db: Db, most: number, { holder, seconds }: Hold): Promise<TakenMail[]> {
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
      returning id, key, project_id, user_id, template, model, attempts, recipient, language, has_link
    )
    select m.id, m.key, m.project_id as "projectId", m.user_id as "userId", m.template, m.model,
      m.attempts,
      m.user_id is null or ${mayBeWrittenTo(sql`m.user_id`, sql`m.project_id`)} as "isReachable",
      coalesce(m.recipient, u.email) as address, w.language,
      coalesce(u.first_name, m.model ->> 'name', '') as "firstName",
      coalesce(u.last_name, '') as "lastName", u.fields ->> 'vocative' as vocative,
      coalesce(${inLanguage(sql`p.descr`, sql`p.descrs`, sql`w.language`)}, 'Telemachos') as project,
      p.url as "projectUrl",
      b.reply as bounced, t.subject, t.body, m.has_link as "hasLink"
    from taken m
    left join users u on u.id = m.user_id
    cross join lateral (select coalesce(u.language, m.language) as language) w
    left join projects p on p.id = m.project_id
    left join mail_bounces b on b.user_id = m.user_id and b.address = coalesce(m.recipient, u.email)
    left join lateral (
      select case when not t.withdrawn then t.subject end as subject,
        case when not t.withdrawn then t.body end as body
      from mail_templates t
      where t.project_id = m.project_id and t.name = m.template
        and t.language = case w.language when 'el' then 'el' else 'en' end
      order by t.id desc limit 1
    ) t on true
    order by m.id`)
}

/** What a mail says, as it is kept. */
export interface WrittenMail {
  readonly address: string
  readonly subject: string
  readonly body: string
}

/**
 * Says that a taken mail is being handed over, which is an attempt; nothing of it has left yet.
 * @returns false when it is no longer this server's.
 */
export async function beginHandover(
  db: Db,
  id: number,
  { address, subject, body }: WrittenMail,
  { holder, seconds }: Hold,
): Promise<boolean> {
  const begun = await db.run(sql`
    update mails
    set attempts = attempts + 1, address = ${address}, subject = ${subject},
      body = ${body}, held_until = now() + make_interval(secs => ${seconds})
    where id = ${id} and state = 'taken' and holder = ${holder}`)
  return begun === 1
}

/**
 * Says that what a mail says begins to go. From then on it may have arrived, whatever becomes of this
 * server, and is not sent again.
 * @returns false when it is no longer this server's, or no longer to be sent: then nothing may go.
 */
export async function beginLeaving(
  db: Db,
  id: number,
  { holder, seconds }: Hold,
): Promise<boolean> {
  const begun = await db.run(sql`
    update mails set state = 'sending', held_until = now() + make_interval(secs => ${seconds})
    where id = ${id} and state = 'taken' and holder = ${holder}`)
  return begun === 1
}

/** How a mail ended. */
export interface MailEnd {
  readonly state: 'sent' | 'failed' | 'kept'
  readonly error?: string | null
  readonly written?: WrittenMail
}

/** Says how a mail ended, if it is still this server's. */
export async function finishMail(
  db: Db,
  id: number,
  { state, error = null, written }: MailEnd,
  { holder }: Hold,
): Promise<void> {
  await db.run(sql`
    with finished as (
      update mails
      set state = ${state}, error = ${error}, done_at = now(), held_until = null,
        -- What is of an account, or for somebody without one, is kept no longer than it is needed.
        model = case when (project_id is null or user_id is null) and ${state} = 'sent' then '{}'
          else model end,
        address = coalesce(${written?.address ?? null}, address),
        subject = coalesce(${written?.subject ?? null}, subject),
        body = case when (project_id is null or user_id is null) and ${state} = 'sent' then null
          else coalesce(${written?.body ?? null}, body) end
      where id = ${id} and state in ('taken', 'sending') and holder = ${holder}
      returning id
    ), files as (
      -- What did not leave may be sent again, with what it brings.
      delete from mail_files where mail_id in (select id from finished) and ${state} = 'sent'
    )
    delete from mail_links where mail_id in (select id from finished) and ${state} = 'sent'`)
}

/** Puts a mail of this server back into the queue, to be tried again after so many seconds. */
export async function requeueMail(
  db: Db,
  id: number,
  { error, afterSeconds }: { readonly error: string; readonly afterSeconds: number },
  { holder }: Hold,
): Promise<void> {
  await db.run(sql`
    update mails
    set state = 'queued', held_until = null, error = ${error},
      due_at = now() + make_interval(secs => ${afterSeconds})
    where id = ${id} and state in ('taken', 'sending') and holder = ${holder}`)
}

/** Gives back what this server has taken and of which nothing has left. */
export async function giveBack(db: Db, { holder }: Hold): Promise<void> {
  await db.run(sql`
    update mails set state = 'queued', held_until = null where state = 'taken' and holder = ${holder}`)
}

/**
 * Frees what servers held that are gone. Mails of which nothing had left go back into the queue, but
 * those that were tried as often as any is: handing them over may be what ends servers. Of mails that had
 * begun to leave nobody knows whether they arrived, and they are not sent again. What is held for far
 * longer than a mail is was held before the clock was set back.
 */
export async function releaseHeld(db: Db, mostAttempts: number): Promise<void> {
  const goesAgain = sql`state = 'taken' and attempts < ${mostAttempts}`
  await db.run(sql`
    update mails
    set state = case when ${goesAgain} then 'queued' else 'failed' end,
      error = case when ${goesAgain} then error when state = 'taken' then 'interrupted'
        else 'unknown' end,
      done_at = case when ${goesAgain} then done_at else now() end,
      held_until = null
    where state in ('taken', 'sending')
      and (held_until < now() or held_until > now() + interval '1 hour')`)
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

/** Cancels mails that were taken: they are not to leave. Their keys become free. */
export async function cancelTaken(
  db: Db,
  ids: readonly number[],
  error: 'outdated' | 'not_member',
): Promise<void> {
  if (ids.length === 0) return
  await db.run(sql`
    update mails set state = 'cancelled', error = ${error}, done_at = now(), held_until = null,
      key = key || '/withdrawn/' || id
    where state = 'taken' and id = any (${ids}::bigint[])`)
}

/** The files that a mail brings. */
export const readFiles = (db: Db, mailId: number): Promise<MailFile[]> =>
  db.rows(
    sql`select name, mime, content from mail_files where mail_id = ${mailId} order by name desc`,
  )
