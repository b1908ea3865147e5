import type { TextByLanguage } from '@telemachos/contract/core/text-by-language'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { plannedDates, type Sight } from './planned-dates.ts'

/** Somebody who may be mailed, with the planned meetings that lie ahead, the earliest first. */
export interface AddressedRow {
  userId: number
  firstName: string
  lastName: string
  /** False without an address, and for one that was refused for good. */
  hasAddress: boolean
  meetings: {
    id: number
    title: string
    titles: TextByLanguage
    at: string
    with: string
    place: string
  }[]
}

/** Those of the people who are within reach, each with at most the next twenty meetings in sight. */
export function listAddressed(
  db: Db,
  projectId: number,
  wanted: readonly { readonly userId: number; readonly actionId: number | null }[],
  reach: Sql,
  sight: Sight,
): Promise<AddressedRow[]> {
  const whose = {
    projectId: sql`m.project_id`,
    menteeId: sql`m.user_id`,
    actionId: sql`w.action_id`,
  }
  return db.rows(sql`
    select m.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email like '%_@_%' and b.user_id is null as "hasAddress",
      ${plannedDates.get().listing(whose, sight)} as meetings
    from unnest(${wanted.map(({ userId }) => userId)}::int[],
      ${wanted.map(({ actionId }) => actionId)}::int[]) as w (user_id, action_id)
    join memberships m on m.user_id = w.user_id and m.project_id = ${projectId} and ${reach}
    join users u on u.id = m.user_id
    left join mail_bounces b on b.user_id = u.id and b.address = u.email
    order by m.user_id`)
}

/** Whose mails of a template are looked for. */
interface Mailed {
  readonly projectId: number
  readonly template: string
  readonly userIds: readonly number[]
  /** Of each of them, by which a mail that says the same today is known. */
  readonly keys: readonly string[]
}

/** When people were last mailed a template, and whether they were told the same today. */
export function listMailed(
  db: Db,
  { projectId, template, userIds, keys }: Mailed,
): Promise<{ userId: number; at: string | null; isTold: boolean }[]> {
  return db.rows(sql`
    select one.user_id as "userId", last.created_at as at,
      exists (select from mails m where m.key = one.key) as "isTold"
    from unnest(${userIds}::int[], ${keys}::text[]) as one (user_id, key)
    left join lateral (
      select m.created_at from mails m
      where m.user_id = one.user_id and m.project_id = ${projectId} and m.template = ${template}
        and m.state <> 'cancelled'
      order by m.id desc limit 1
    ) last on true`)
}
