import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { isVisible, wordsFor } from '../actions/index.ts'
import type { Sight, Whose } from '../mail/index.ts'

/** The next planned meetings of a mentee, as a mail tells them (see plannedDates). */
export const listing = (
  { projectId, menteeId, actionId }: Whose,
  { cells, hiding, now }: Sight,
): Sql => sql`
  coalesce((
    select jsonb_agg(one order by at) from (
      select g.id, named.words ->> 'title' as title, named.words -> 'titles' as titles, lower(g.during) as at, mentor.first_name || ' ' || mentor.last_name as with,
        coalesce(j.place, '') as place
      from meetings g
      join project_actions pa on pa.project_id = g.project_id and pa.action_id = g.action_id
        and ${isVisible({ needed: 0, hiding })}
      join actions a on a.id = g.action_id
      cross join lateral (select ${wordsFor('Mentee')} as words) named
      join users mentor on mentor.id = g.mentor_id
      left join meeting_journals j on j.meeting_id = g.id
      where g.project_id = ${projectId} and g.mentee_id = ${menteeId} and g.state = 'planned'
        and lower(g.during) > ${now}
        and (${actionId} is null or g.action_id = ${actionId})
        and ${cells.includes(sql`g.mentee_id`, sql`g.action_id`)}
      order by at limit 20
    ) one
  ), '[]')`

/** When those of the meetings begin that are still planned and lie ahead. */
export function listPlannedTimes(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; at: string }[]> {
  return db.rows(sql`
    select id, lower(during) as at from meetings
    where id = any (${ids}::int[]) and state = 'planned' and lower(during) > now()`)
}
