import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { plannedDates, type Sight } from './planned-dates.ts'

/** Somebody who may be mailed, with the planned meetings that lie ahead, the earliest first. */
export interface AddressedRow {
  userId: number
  /** False without an address, and for one that was refused for good. */
  hasAddress: boolean
  meetings: { id: number; title: string; titles: object; at: string; with: string; place: string }[]
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
    select m.user_id as "userId", u.email like '%_@_%' and b.user_id is null as "hasAddress",
      ${plannedDates.get().listing(whose, sight)} as meetings
    from unnest(${wanted.map(({ userId }) => userId)}::int[],
      ${wanted.map(({ actionId }) => actionId)}::int[]) as w (user_id, action_id)
    join memberships m on m.user_id = w.user_id and m.project_id = ${projectId} and ${reach}
    join users u on u.id = m.user_id
    left join mail_bounces b on b.user_id = u.id and b.address = u.email
    order by m.user_id`)
}
