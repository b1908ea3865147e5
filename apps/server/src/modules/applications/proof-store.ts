import { PROOF_DAYS } from '@telemachos/contract/applications/limits'
import { AGAIN_MINUTES } from '@telemachos/contract/mail/limits'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { isFull } from './call-store.ts'

/** That the address of an application, as `a`, is proven; where it has none, that staff know whose it is. */
export const IS_PROVEN: Sql = sql`(a.proven_at is not null and a.email in ('', a.proven_email))`

/** Where mails about an application, as `a`, go: to the address that is proven; nowhere where it has been taken away. */
export const MAILED_TO: Sql = sql`case when a.email = '' then '' else a.proven_email end`

/** What is said where a link is mailed for an application. */
export interface ProofMail {
  email: string
  language: Language
  title: string
}

/** Keeps a link that proves an address. */
export async function insertProof(
  db: Db,
  { hash, email, now }: { readonly hash: string; readonly email: string; readonly now: Date },
): Promise<void> {
  await db.run(sql`
    insert into application_proofs (token_hash, email, until)
    values (${hash}, ${email}, ${now}::timestamptz + make_interval(days => ${PROOF_DAYS}::int))`)
}

/** The link of a mail, while it holds. */
export function findProof(
  db: Db,
  hash: string,
  now: Date,
): Promise<{ email: string; isUsed: boolean } | undefined> {
  return db.row(sql`
    select email, used_at is not null as "isUsed" from application_proofs
    where token_hash = ${hash} and until > ${now}::timestamptz`)
}

/** Links to an address have been used: none of them proves anything any more. */
export async function useProofs(db: Db, email: string, now: Date): Promise<void> {
  await db.run(sql`
    update application_proofs set used_at = ${now}::timestamptz
    where email = ${email} and used_at is null`)
}

/** Forgets links whose time has passed. */
export function deleteOldProofs(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from application_proofs where until <= ${now}::timestamptz`)
}

/** An application that waits for its address to be proven. */
export interface WaitingProof {
  id: number
  projectId: number
  title: string
  protocol: string
  receivedAt: string
}

/** What was applied for with an address and waits for its proof, the latest first. */
export function listToProve(
  db: Db,
  email: string,
  { language, most }: { readonly language: Language; readonly most: number },
): Promise<WaitingProof[]> {
  return db.rows(sql`
    select a.id, a.project_id as "projectId", a.protocol, a.received_at as "receivedAt",
      ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as title
    from applications a join projects p on p.id = a.project_id and p.archived_at is null
    where a.email = ${email} and not ${IS_PROVEN} and a.status <> 1000
    order by a.id desc limit ${whole(most)}`)
}

/** Has whoever applies to the projects, or proves an address there, wait until the transaction ends. */
export async function lockCalls(db: Db, projectIds: readonly number[]): Promise<void> {
  await db.rows(sql`
    select project_id from application_calls where project_id = any (${projectIds}::int[])
    order by project_id for update`)
}

/** An application that counts from now on, or whose new address is proven. */
export interface ProvenApplication {
  id: number
  projectId: number
  title: string
  protocol: string
  waiting: boolean
}

/**
 * The address of an application is proven: it has the next place of its call, or waits for one, unless it
 * has counted before. The calls' rows are held by the caller.
 * @returns undefined where it is proven already.
 */
export function writeProven(
  db: Db,
  id: number,
  {
    by,
    now,
    language,
  }: { readonly by: number | null; readonly now: Date; readonly language: Language },
): Promise<ProvenApplication | undefined> {
  return db.row(sql`
    with proven as (
      update applications a
      set proven_at = coalesce(a.proven_at, ${now}::timestamptz), proven_email = a.email,
        waiting = case when a.proven_at is null
          then coalesce(c.received + 1 > c.capacity, false) else a.waiting end
      from applications before left join application_calls c on c.project_id = before.project_id
      where a.id = ${id} and before.id = a.id and not ${IS_PROVEN}
      returning a.id, a.project_id, a.protocol, a.status, a.waiting, before.proven_at is null as is_new
    ),
    counted as (
      update application_calls c set received = c.received + 1
      from proven where c.project_id = proven.project_id and proven.is_new
    ),
    noted as (
      insert into application_history (application_id, at, by_user, from_status, to_status, kind)
      select id, ${now}::timestamptz, ${by}::int, status, status, 'proof' from proven
    )
    select proven.id, proven.project_id as "projectId", proven.protocol,
      proven.waiting and ${isFull(sql`proven.project_id`)} as waiting,
      ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as title
    from proven join projects p on p.id = proven.project_id`)
}

/** Removes applications with an address that were never proven; @returns the projects that they were for. */
export async function deleteDisowned(
  db: Db,
  email: string,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db.rows<{ projectId: number }>(sql`
    delete from applications
    where id = any (${ids}::int[]) and email = ${email} and proven_at is null
    returning project_id as "projectId"`)
  return rows.map(({ projectId }) => projectId)
}

/** Removes applications to which a link was mailed, that came before the instant and were never proven. */
export function deleteUnproven(db: Db, before: Date): Promise<number> {
  return db.run(sql`
    delete from applications
    where proven_at is null and email <> ''
      and greatest(received_at, proof_asked_at) < ${before}::timestamptz`)
}

/** Notes that a mail is asked for; undefined within so many minutes, also where somebody asks at the same time. */
export function takeProofAsk(db: Db, id: number, now: Date): Promise<ProofMail | undefined> {
  return db.row(sql`
    update applications a set proof_asked_at = ${now}::timestamptz
    from projects p
    where a.id = ${id} and p.id = a.project_id and not ${IS_PROVEN} and a.email <> ''
      and (a.proof_asked_at is null
        or a.proof_asked_at <= ${now}::timestamptz - make_interval(mins => ${AGAIN_MINUTES}::int))
    returning a.email, a.language,
      ${inLanguage(sql`p.descr`, sql`p.descrs`, sql`a.language`)} as title`)
}

/** How many applications to a call have come since an instant and are not proven, and how many with a mailbox. */
export function countUnproven(
  db: Db,
  projectId: number,
  { since, mailbox }: { readonly since: Date; readonly mailbox: string },
): Promise<{ lately: number; ofMailbox: number }> {
  return db.one(sql`
    select
      (select count(*)::int from applications
        where project_id = ${projectId} and proven_at is null
          and received_at > ${since}::timestamptz) as lately,
      (select count(*)::int from applications
        where project_id = ${projectId} and mailbox = ${mailbox} and mailbox <> ''
          and proven_at is null) as "ofMailbox"`)
}

/** How many applications to a call are not proven. */
export async function countAllUnproven(db: Db, projectId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from applications
    where project_id = ${projectId} and proven_at is null`)
  return count
}

/** The address of an account, in small letters; '' for none. */
export async function addressOf(db: Db, userId: number): Promise<string> {
  const row = await db.row<{ email: string }>(sql`
    select lower(email) as email from users where id = ${userId}`)
  return row?.email ?? ''
}
