import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { sealLinks } from './link-store.ts'
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
  const sealed = await sealLinks(
    db,
    to.map(({ link }) => link?.url),
  )
  const files = to.flatMap(({ key, files: all = [] }) => all.map((file) => ({ key, file })))
  const rows = await db.rows<{ userId: number | null }>(sql`
    with given as (
      select * from unnest(${to.map(({ key }) => key)}::text[], ${to.map(({ userId }) => userId)}::int[],
        ${to.map(modelOf)}::text[], ${to.map(({ recipient }) => recipient ?? null)}::text[],
        ${dues}::timestamptz[], ${sealed}::text[],
        ${to.map(({ link }) => link?.seconds ?? null)}::int[],
        ${to.map(({ of = [] }) => `{${of.join()}}`)}::text[]) with ordinality
        as given (key, user_id, model, recipient, due_at, sealed, seconds, owner_ids, place)
    ), added as (
      insert into mails (key, project_id, user_id, sender_id, owner_ids, template, model, recipient,
        due_at, has_link)
      select key, ${projectId}::int, user_id, ${senderId}::int, owner_ids::int[], ${template},
        model::jsonb, recipient, due_at, sealed is not null
      from given order by place
      on conflict (key) do nothing
      returning id, key, user_id
    ), ${addingLinks}, files as (
      insert into mail_files (mail_id, name, mime, content)
      select added.id, file.name, file.mime, file.content
      from unnest(${files.map(({ key }) => key)}::text[], ${files.map(({ file }) => file.name)}::text[],
        ${files.map(({ file }) => file.mime)}::text[],
        ${files.map(({ file }) => Buffer.from(file.content))}::bytea[]) as file (key, name, mime, content)
      join added using (key))
    select user_id as "userId" from added order by id`)
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** What a mail says, as it is kept: a private link without its token. */
const modelOf = ({ model, link }: Pick<OutsideMail, 'model' | 'link'>): string =>
  JSON.stringify(link ? { ...model, url: link.shown } : model)

/** Keeps the links of `given`, sealed, beside the mails of `added`. */
const addingLinks = sql`links as (
  insert into mail_links (mail_id, sealed, expires_at)
  select added.id, given.sealed, now() + make_interval(secs => given.seconds)
  from added join given using (key) where given.sealed is not null)`

/** Adds a mail to an address of which we know no person; false where its key is known. */
export async function insertOutside(db: Db, mail: OutsideMail, due: Date): Promise<boolean> {
  const [sealed = null] = await sealLinks(db, [mail.link?.url])
  const added = await db.rows(sql`
    with given as (
      select ${mail.key} as key, ${sealed}::text as sealed, ${mail.link?.seconds ?? null}::int as seconds
    ), added as (
      insert into mails (key, project_id, sender_id, template, model, recipient, language, due_at,
        has_link)
      values (${mail.key}, ${mail.projectId}::int, ${mail.senderId}::int, ${mail.template},
        ${modelOf(mail)}::jsonb, ${mail.recipient}, ${mail.language}, ${due}::timestamptz,
        ${sealed !== null})
      on conflict (key) do nothing
      returning id, key
    ), ${addingLinks}
    select from added`)
  return added.length === 1
}

/** Mails of a kind to an address, of which we know no person. */
export interface OutsideMails {
  readonly projectId: number
  readonly template: string
  readonly recipient: string
  /** Queued after this instant; those that left are forgotten a day later. */
  readonly since: Date
}

/** How many of those there are. */
export async function countOutside(
  db: Db,
  { projectId, template, recipient, since }: OutsideMails,
): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from mails
    where user_id is null and recipient = ${recipient} and created_at > ${since}::timestamptz
      and project_id = ${projectId} and template = ${template}`)
  return count
}

/** Forgets mails to people of whom we know none, once they have left. */
export function forgetOutside(db: Db, before: Date): Promise<number> {
  return db.run(sql`
    delete from mails where user_id is null and done_at < ${before}::timestamptz`)
}

/** How many mails should have left by now: also those that were taken, and have not. */
export async function countDue(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select ((select count(*) from mails where state = 'queued' and due_at <= now())
      + (select count(*) from mails where state in ('taken', 'sending') and due_at <= now()))::int as count`)
  return count
}

/** What no server has taken: it is in the queue, or held until somebody says that it leaves. */
const isWaiting = sql`state in ('queued', 'held')`

/** Takes mails out of the queue that would tell of what is no longer so. Their keys become free. */
export async function cancelQueued(db: Db, keys: readonly string[]): Promise<void> {
  await db.run(sql`
    update mails set state = 'cancelled', error = 'outdated', done_at = now(),
      key = key || '/withdrawn/' || id
    where ${isWaiting} and key = any (${keys}::text[])`)
}

/** Mails of accounts about something that is no longer so. */
export interface OutdatedMails {
  readonly template: string
  /** What their keys begin with, one of them each. */
  readonly keyStarts: readonly string[]
}

const isOutdated = ({ template, keyStarts }: OutdatedMails): Sql => sql`
  ${isWaiting} and template = ${template} and key ^@ any (${keyStarts}::text[])`

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
    where ${isWaiting} and project_id = ${projectId} and due_at <= now()`)
}
