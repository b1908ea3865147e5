import type { Db } from '../../kernel/database/database.ts'
import { empty, sql } from '../../kernel/database/sql.ts'
import { isShownTo, isVisible } from '../actions/index.ts'
import type { KeptOfReach } from '../people/index.ts'
import type { GridColumns } from './grid-conditions-store.ts'
import type { CountRow } from './selection-count-store.ts'

interface KeptColumns extends Pick<GridColumns, 'projectId' | 'flags' | 'now'> {
  readonly people: KeptOfReach
}

/**
 * How many mentees there are and what they have done in each column, from the counts that are kept of
 * everybody or of an overseer's; the same figures as countSelection without filter or, with `active`,
 * by that alone. Dates are kept by the day, so those of today are looked at one by one.
 */
export function countKept(
  db: Db,
  { projectId, flags, now, people }: KeptColumns,
  active: boolean | null,
): Promise<CountRow> {
  const today = sql`utc_day(${now}::timestamptz)`
  const isWanted = active === null ? empty : sql`and active = ${active}`
  return db.one(sql`
    with shown as (
      select pa.action_id, pa.position, pa.due_on from project_actions pa
      where pa.project_id = ${projectId} and ${isVisible(flags)}
    ),
    people as materialized (
      select coalesce(sum(amount), 0) as everybody,
        coalesce(sum(amount) filter (where true ${isWanted}), 0) as wanted
      from project_counts
      where project_id = ${projectId} and overseer_id = ${people.overseer} and what = 'people'
    ),
    cells as (
      select action_id,
        sum(amount) filter (where what = 'done') as done,
        sum(amount) filter (where what = 'unshown') as unshown,
        sum(amount) filter (where what = 'scheduled') as dated,
        sum(amount) filter (where what = 'due') as own,
        sum(amount) filter (where what = 'due'
          and cell_state(null, null, day, ${now}::timestamptz) = 'overdue') as own_past,
        sum(amount) filter (where what = 'scheduled' and day < ${today}) as past,
        sum(amount) filter (where what = 'scheduled' and day >= ${today} and day < '3000-01-01')
          as coming
      from project_counts
      where project_id = ${projectId} and overseer_id = ${people.overseer}
        and what in ('done', 'scheduled', 'unshown', 'due') ${isWanted}
      group by action_id
    ),
    passed as (
      select d.action_id, count(*) as today from action_data d
      join mentee_progress p using (project_id, mentee_id)
      where d.project_id = ${projectId} and d.drawer = 'mentee' and p.counted ${isWanted}
        and ${people.includes(sql`p.overseers`)}
        and d.scheduled_at >= ${today}::timestamp at time zone 'UTC'
        and d.scheduled_at <= ${now}::timestamptz
        and not exists (
          select from completions c
          where c.project_id = d.project_id and c.mentee_id = d.mentee_id
            and c.action_id = d.action_id and c.completed_at is not null)
        and ${isShownTo(projectId, sql`d.mentee_id`, sql`d.action_id`)}
      group by d.action_id
    ),
    counted as (
      select s.action_id, s.position, coalesce(c.done, 0)::int as done,
        (coalesce(c.coming, 0) - coalesce(p.today, 0))::int as scheduled,
        coalesce(c.unshown, 0)::int as unshown,
        -- Dates neither past nor coming are those of what is inactive.
        ((select wanted from people) - coalesce(c.unshown, 0)
          - (coalesce(c.dated, 0) - coalesce(c.past, 0) - coalesce(c.coming, 0)))::int as people,
        -- A cell without trace is overdue once its day has passed, its own or the column's.
        (coalesce(c.past, 0) + coalesce(p.today, 0) + coalesce(c.own_past, 0)
          + case when cell_state(null, null, s.due_on, ${now}::timestamptz) = 'overdue'
              then (select wanted from people) - coalesce(c.unshown, 0) - coalesce(c.done, 0)
                - coalesce(c.dated, 0) - coalesce(c.own, 0)
              else 0 end)::int as overdue
      from shown s
      left join cells c on c.action_id = s.action_id
      left join passed p on p.action_id = s.action_id
    )
    select (select wanted::int from people) as count, (select everybody::int from people) as "All",
      coalesce((
        select jsonb_agg(jsonb_build_object('ActionId', action_id, 'Done', done,
          'Scheduled', scheduled, 'Overdue', overdue, 'Of', people, 'Unshown', unshown
        ) order by position, action_id) from counted
      ), '[]') as "Actions"`)
}
