import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { isVisible } from '../actions/index.ts'
import { shownCells } from './grid-conditions-store.ts'
import type { GridSelection } from './grid-selection.ts'
import { allOf } from './grid-store.ts'

/** Only filters ask of more than the membership. */
const ofUsers: Sql = sql`join users u on u.id = m.user_id`

export interface CountRow {
  count: number
  All: number
  Actions: {
    ActionId: number
    Done: number
    Scheduled: number
    Overdue: number
    Of: number
    Unshown: number
  }[]
}

/**
 * How many mentees are selected and reached, and what they have done in each column. Where one condition
 * is the caller's reach in every case, it is the one for which a plan is kept.
 */
export function countSelection(db: Db, chosen: GridSelection): Promise<CountRow> {
  const [way, ...otherWays] = chosen.ways
  const selection = way && otherWays.length === 0 ? { ...chosen, reach: way } : chosen
  const { projectId, now, filters } = selection
  const { gathering, gathered: reached } = selection.reached
  const { singles } = reached
  const cells = shownCells(projectId, reached)
  // So many of the people are not the caller's in the column `s`.
  const others = singles
    ? sql`case when ${singles.any} then (
        select count(distinct mentee_id) - count(*) filter (where action_id = s.action_id) from apart
      ) else 0 end::int`
    : whole(0)
  return db.one(sql`
    with ${gathering}
    people as materialized (
      select m.user_id from memberships m ${filters.length > 0 ? ofUsers : empty}
      where ${allOf(selection)}
    ),
    ${
      singles
        ? sql`apart as materialized (
      select * from ${singles.rows} one where mentee_id in (select user_id from people)
    ),`
        : empty
    }
    totals as (select count(*)::int as people from people),
    shown as (
      select pa.action_id, pa.position, pa.due_on from project_actions pa
      where pa.project_id = ${projectId} and ${isVisible(selection.flags)}
    ),
    -- Worked out once: few rows are expected of what is shown, and so a plan that begins anew for each.
    finished as materialized (
      select c.action_id, count(*) as done from completions c
      where c.project_id = ${projectId} and c.completed_at is not null
        and c.mentee_id in (select user_id from people)
        and ${cells.includes(sql`c.mentee_id`, sql`c.action_id`)}
      group by c.action_id
    ),
    dated as materialized (
      select action_id, count(*) as cells, count(*) filter (where state = 'scheduled') as scheduled,
        count(*) filter (where state = 'overdue') as overdue,
        count(*) filter (where state = 'inactive') as inactive
      from (
        select d.action_id,
          cell_state(null, d.scheduled_at, null, ${now}::timestamptz) as state
        from action_data d
        where d.project_id = ${projectId} and d.drawer = 'mentee' and d.scheduled_at is not null
          and d.mentee_id in (select user_id from people)
          and ${cells.includes(sql`d.mentee_id`, sql`d.action_id`)}
          -- With offset 0 each is looked up by its key, however many there seem to be.
          and not exists (
            select from completions c
            where c.project_id = ${projectId} and c.mentee_id = d.mentee_id
              and c.action_id = d.action_id and c.completed_at is not null offset 0)
      ) unfinished group by action_id
    ),
    own as materialized (
      select o.action_id, count(*) as cells,
        count(*) filter (
          where cell_state(null, null, o.due_on, ${now}::timestamptz) = 'overdue') as overdue
      from action_dues o
      where o.project_id = ${projectId} and o.due_on is not null
        and o.mentee_id in (select user_id from people)
        and ${cells.includes(sql`o.mentee_id`, sql`o.action_id`)}
        and not exists (
          select from completions c
          where c.project_id = ${projectId} and c.mentee_id = o.mentee_id
            and c.action_id = o.action_id and c.completed_at is not null offset 0)
        and not exists (
          select from action_data d
          where d.project_id = ${projectId} and d.drawer = 'mentee' and d.mentee_id = o.mentee_id
            and d.action_id = o.action_id and d.scheduled_at is not null offset 0)
      group by o.action_id
    ),
    hidden as materialized (
      select u.action_id, count(*) as mentees from unshown_actions u
      where u.project_id = ${projectId} and u.mentee_id in (select user_id from people)
        and ${reached.includes(sql`u.mentee_id`, sql`u.action_id`)}
      group by u.action_id
    ),
    counted as (
      select s.action_id, s.position, coalesce(f.done, 0)::int as done,
        coalesce(d.scheduled, 0)::int as scheduled, coalesce(h.mentees, 0)::int as unshown,
        -- A cell without trace is overdue once its day has passed, its own or the column's.
        (coalesce(d.overdue, 0) + coalesce(o.overdue, 0)
          + case when cell_state(null, null, s.due_on, ${now}::timestamptz) = 'overdue'
              then (select people from totals) - ${others} - coalesce(h.mentees, 0)
                - coalesce(f.done, 0) - coalesce(d.cells, 0) - coalesce(o.cells, 0)
              else 0 end)::int as overdue,
        ((select people from totals) - ${others} - coalesce(h.mentees, 0)
          - coalesce(d.inactive, 0))::int as people,
        ${others} as others
      from shown s
      left join hidden h on h.action_id = s.action_id
      left join finished f on f.action_id = s.action_id
      left join dated d on d.action_id = s.action_id
      left join own o on o.action_id = s.action_id
    )
    select (select people from totals) as count,
      (${
        filters.length > 0
          ? sql`select count(*)::int from memberships m where ${allOf({ ...selection, filters: [] })}`
          : sql`select people from totals`
      }) as "All",
      coalesce((
        select jsonb_agg(jsonb_build_object('ActionId', action_id, 'Done', done,
          'Scheduled', scheduled, 'Overdue', overdue, 'Of', people, 'Unshown', unshown${singles ? sql`, 'Others', others` : empty}
        ) order by position, action_id) from counted
      ), '[]') as "Actions"`)
}
