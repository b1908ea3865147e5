import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { CellReach } from '../people/index.ts'

/** Somebody who may be mailed, with the planned meetings that lie ahead, the earliest first. */
export interface AddressedRow {
  userId: number
  /** False without an address, and for one that was refused for good. */
  hasAddress: boolean
  meetings: { title: string; at: string; with: string; place: string }[]
}

/** Those of the people who are within reach, each with at most the next twenty meetings in sight. */
export function listAddressed(
  db: Db,
  projectId: number,
  wanted: readonly { readonly userId: number; readonly actionId: number | null }[],
  sight: { readonly reach: Sql; readonly cells: CellReach; readonly hiding: number },
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<AddressedRow[]> {
  return db.rows(sql`
    select m.user_id as "userId", u.email like '%_@_%' and b.user_id is null as "hasAddress",
      coalesce((
        select jsonb_agg(one order by at) from (
          select coalesce(nullif(a.titles ->> ${language}, ''), a.title) as title,
            lower(g.during) as at, mentor.first_name || ' ' || mentor.last_name as with,
            coalesce(j.place, '') as place
          from meetings g
          join project_actions pa on pa.project_id = g.project_id and pa.action_id = g.action_id
            and pa.flags & ${sight.hiding}::int = 0
          join actions a on a.id = g.action_id
          join users mentor on mentor.id = g.mentor_id
          left join meeting_journals j on j.meeting_id = g.id
          where g.project_id = m.project_id and g.mentee_id = m.user_id and g.state = 'planned'
            and lower(g.during) > ${now}
            and (w.action_id is null or g.action_id = w.action_id)
            and ${sight.cells.includes(sql`g.mentee_id`, sql`g.action_id`)}
          order by 2 limit 20
        ) one
      ), '[]') as meetings
    from unnest(${wanted.map(({ userId }) => userId)}::int[],
      ${wanted.map(({ actionId }) => actionId)}::int[]) as w (user_id, action_id)
    join memberships m on m.user_id = w.user_id and m.project_id = ${projectId} and ${sight.reach}
    join users u on u.id = m.user_id
    left join mail_bounces b on b.user_id = u.id and b.address = u.email
    order by m.user_id`)
}
