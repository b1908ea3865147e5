import type { ApplicationStatus } from '@telemachos/contract/applications/statuses'
import type { ToldKind } from '@telemachos/contract/applications/mail-kinds'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql } from '../../kernel/database/sql.ts'
import { MAILED_TO } from './proof-store.ts'

/** How an application stands: told again once they have been told otherwise since, or with other words. */
export const STANDINGS: readonly ToldKind[] = ['eligible', 'selected', 'rejected']

/** Whom a mail about an application goes to. */
export interface Addressed {
  id: number
  protocol: string
  email: string
  language: Language
  firstName: string
  version: number
  title: string
  /** Of what they were mailed before, the latest last. */
  told: ToldKind[]
  /** What was written to the move of which they were mailed last that their application stands so. */
  toldText: string | null
}

/** Of applications those whose address is proven. */
export function listAddressed(
  db: Db,
  projectId: number,
  ids: readonly number[],
): Promise<Addressed[]> {
  return db.rows(sql`
    select a.id, a.protocol, ${MAILED_TO} as email, a.language, a.first_name as "firstName", a.version,
      ${inLanguage(sql`p.descr`, sql`p.descrs`, sql`a.language`)} as title,
      array(select h.note from application_history h
        where h.application_id = a.id and h.kind = 'mail' order by h.id) as told,
      (select s.note from application_history s
        where s.application_id = a.id and s.kind = 'status' and s.id < (
          select max(h.id) from application_history h
          where h.application_id = a.id and h.kind = 'mail' and h.note = any (${[...STANDINGS]}::text[]))
        order by s.id desc limit 1) as "toldText"
    from applications a join projects p on p.id = a.project_id
    where a.project_id = ${projectId} and a.id = any (${ids}::int[]) and ${MAILED_TO} <> ''
    order by a.id`)
}

/** Notes in the history of an application that its applicant was mailed. */
export async function noteMail(
  db: Db,
  id: number,
  { kind, by, now }: { readonly kind: ToldKind; readonly by: number | null; readonly now: Date },
): Promise<void> {
  await db.run(sql`
    insert into application_history (application_id, at, by_user, from_status, to_status, note, kind)
    select id, ${now}::timestamptz, ${by}::int, status, status, ${kind}, 'mail'
    from applications where id = ${id}`)
}

/** Forgets of histories the latest mails of their kinds, which have not left after all. */
export async function forgetMails(
  db: Db,
  mails: readonly { readonly applicationId: number; readonly kind: string }[],
): Promise<void> {
  await db.run(sql`
    with given as (
      select application_id, kind, count(*) as count
      from unnest(${mails.map(({ applicationId }) => applicationId)}::int[],
        ${mails.map(({ kind }) => kind)}::text[]) as mail (application_id, kind)
      group by application_id, kind
    )
    delete from application_history where id in (
      select h.id from given g cross join lateral (
        select id from application_history
        where application_id = g.application_id and kind = 'mail' and note = g.kind
        order by id desc limit g.count) h)`)
}

/** Where an application stands, as far as mails tell of it. */
export interface ApplicationStanding {
  id: number
  status: ApplicationStatus
  /** Whether the applicant is asked to change something. */
  isToChange: boolean
}

/** Where those of the applications stand that are there. */
export function listStandings(db: Db, ids: readonly number[]): Promise<ApplicationStanding[]> {
  return db.rows(sql`
    select id, status, changes_text is not null as "isToChange" from applications
    where id = any (${ids}::int[])`)
}
