import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { AddressedRow } from './addressed-store.ts'
import { plannedDates, type Sight } from './planned-dates.ts'

/** Whom a mail would be written to, with the planned meetings that it may tell. */
export interface ReaderRow {
  userId: number
  firstName: string
  lastName: string
  /** How the person wants to be addressed; null unless they said so. */
  vocative: string | null
  language: Language
  meetings: AddressedRow['meetings']
}

/** Which person of a project, with which of their meetings. */
export interface ReaderKey {
  readonly projectId: number
  readonly userId: number
  /** Null for the meetings of any action. */
  readonly actionId: number | null
  readonly sight: Sight
}

/** Somebody within reach as a mail would be written to them. */
export function findReader(
  db: Db,
  { projectId, userId, actionId, sight }: ReaderKey,
  reach: Sql,
): Promise<ReaderRow | undefined> {
  const whose = {
    projectId: sql`m.project_id`,
    menteeId: sql`m.user_id`,
    actionId: sql`${actionId}::int`,
  }
  return db.row(sql`
    select m.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
      u.fields ->> 'vocative' as vocative, u.language,
      ${plannedDates.get().listing(whose, sight)} as meetings
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = ${userId} and ${reach}`)
}

/** Where somebody's own mail goes; whether it was refused for good; and how many of a template they had. */
export function readOwnMailbox(
  db: Db,
  userId: number,
  { template, since }: { readonly template: string; readonly since: Date },
): Promise<{ address: string; isRefused: boolean; sent: number }> {
  return db.one(sql`
    select coalesce(u.email, '') as address, b.user_id is not null as "isRefused",
      (select count(*)::int from mails m
        where m.user_id = u.id and m.template = ${template} and m.created_at > ${since}::timestamptz) as sent
    from users u left join mail_bounces b on b.user_id = u.id and b.address = u.email
    where u.id = ${userId}`)
}

/** The mail of a key that somebody has. */
export const findMailId = (db: Db, key: string): Promise<{ id: number }> =>
  db.one(sql`select id::int as id from mails where key = ${key}`)
