import { STATISTICS_WEEKS } from '@telemachos/contract/supervision/statistics-scale'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { isShownTo } from '../actions/index.ts'
import type { Figures } from './statistics-store.ts'
import { weekFromNow, type Watch } from './waiting-store.ts'

/** The instant lies in the weeks that are counted: between values, of which PostgreSQL knows how many are. */
const isCounted = (watch: Watch, at: Sql): Sql =>
  sql`${at} >= ${weekFromNow(watch, 1 - STATISTICS_WEEKS)} and ${at} < ${weekFromNow(watch, 1)}`

/** How many cells of each mentee stand apart from the total. */
const cellsApart = sql`(
  select a.mentee_id, count(*) as cells from apart a
  where a.action_id in (select action_id from counting) group by a.mentee_id
)`

/** How many actions count for a mentee; `x` has those that stand apart. */
const total = sql`((select count(*) from counting) - coalesce(x.cells, 0))`

/** Counted now, of the people within reach. */
export const countedNow: Figures = {
  completed: (watch) => sql`
    select athens_week(c.completed_at) as monday, count(*) as count
    from completions c
    where c.project_id = ${watch.projectId} and ${isCounted(watch, sql`c.completed_at`)}
      and c.mentee_id in (select user_id from people)
      and c.action_id in (select action_id from shown)
    group by 1`,
  met: (watch) => sql`
    select athens_week(lower(g.during)) as monday, count(*) as count
    from meetings g
    where g.project_id = ${watch.projectId} and g.state in ('planned', 'held')
      and ${isCounted(watch, sql`lower(g.during)`)}
      and g.mentee_id in (select user_id from people)
      and g.action_id in (select action_id from shown)
    group by 1`,
  progress: ({ projectId }) => sql`
    select coalesce(f.done, 0) as done, ${total} as total, count(*) as people
    from people p left join (
      select c.mentee_id, count(*) as done from completions c
      where c.project_id = ${projectId} and c.completed_at is not null
        and c.mentee_id in (select user_id from people)
        and c.action_id in (select action_id from counting)
        and ${isShownTo(projectId, sql`c.mentee_id`, sql`c.action_id`)}
      group by c.mentee_id
    ) f on f.mentee_id = p.user_id
    left join ${cellsApart} x on x.mentee_id = p.user_id
    group by 1, 2`,
  finished: ({ projectId }) => sql`
    select action_id, coalesce(f.done, 0) as done, coalesce(x.mentees, 0) as apart
    from (
      select c.action_id, count(*) as done from completions c
      where c.project_id = ${projectId} and c.completed_at is not null
        and c.mentee_id in (select user_id from people)
        and c.action_id in (select action_id from shown)
        and ${isShownTo(projectId, sql`c.mentee_id`, sql`c.action_id`)}
      group by c.action_id
    ) f
    full join (
      select action_id, count(*) as mentees from apart
      where mentee_id in (select user_id from people) group by action_id
    ) x using (action_id)`,
}

/** Kept while they change, of everybody in the project: only for those who reach everybody. */
export const keptCounts: Figures = {
  completed: ({ projectId }) => weekly(projectId, 'completed'),
  met: ({ projectId }) => weekly(projectId, 'met'),
  // Every completion of a mentee is in mentee_progress: those that do not count are taken off.
  progress: ({ projectId }) => sql`
    select p.done - coalesce(g.done, 0) as done, ${total} as total,
      count(*) as people
    from mentee_progress p left join (
      select mentee_id, count(*) as done from (
        select c.mentee_id
        from project_actions pa
        join completions c on c.project_id = pa.project_id and c.action_id = pa.action_id
        where pa.project_id = ${projectId} and c.completed_at is not null
          and pa.action_id not in (select action_id from counting)
        union all
        select u.mentee_id
        from unshown_actions u
        join completions c using (project_id, mentee_id, action_id)
        where u.project_id = ${projectId} and c.completed_at is not null
          and u.action_id in (select action_id from counting)
      ) uncounted group by mentee_id
    ) g on g.mentee_id = p.mentee_id
    left join ${cellsApart} x on x.mentee_id = p.mentee_id
    where p.project_id = ${projectId} and p.counted and p.active
    group by 1, 2`,
  // Cells dated in the year 3000 or later are those of what is inactive.
  finished: ({ projectId }) => sql`
    select k.action_id, coalesce(sum(k.amount) filter (where k.what = 'done'), 0) as done,
      coalesce(sum(k.amount) filter (where k.what <> 'done'), 0) as apart
    from project_counts k
    where k.project_id = ${projectId} and k.active
      and (k.what in ('done', 'unshown') or (k.what = 'scheduled' and k.day >= '3000-01-01'))
    group by 1`,
}

const weekly = (projectId: number, what: 'completed' | 'met') => sql`
  select k.day as monday, sum(k.amount) as count from project_counts k
  where k.project_id = ${projectId} and k.what = ${what} and k.active
    and k.day between (select min(monday) from weeks) and (select max(monday) from weeks)
    and k.action_id = any (array(select action_id from shown))
  group by 1`
