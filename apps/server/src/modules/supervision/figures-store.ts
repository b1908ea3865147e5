import { sql } from '../../kernel/database/sql.ts'
import type { Figures } from './statistics-store.ts'

/** Counted now, of the people within reach. */
export const countedNow: Figures = {
  completed: ({ projectId }) => sql`
    select athens_week(c.completed_at) as monday, count(*) as count
    from completions c
    where c.project_id = ${projectId} and c.completed_at >= (select min(starts) from weeks)
      and c.completed_at < (select max(ends) from weeks)
      and c.mentee_id in (select user_id from people)
      and c.action_id in (select action_id from shown)
    group by 1`,
  met: ({ projectId }) => sql`
    select athens_week(lower(g.during)) as monday, count(*) as count
    from meetings g
    where g.project_id = ${projectId} and g.state in ('planned', 'held')
      and lower(g.during) >= (select min(starts) from weeks)
      and lower(g.during) < (select max(ends) from weeks)
      and g.mentee_id in (select user_id from people)
      and g.action_id in (select action_id from shown)
    group by 1`,
  progress: ({ projectId }) => sql`
    select coalesce(f.done, 0) as done, count(*) as people
    from people p left join (
      select c.mentee_id, count(*) as done from completions c
      where c.project_id = ${projectId} and c.completed_at is not null
        and c.mentee_id in (select user_id from people)
        and c.action_id in (select action_id from shown)
      group by c.mentee_id
    ) f on f.mentee_id = p.user_id
    group by 1`,
  finished: ({ projectId }) => sql`
    select c.action_id, count(*) as done from completions c
    where c.project_id = ${projectId} and c.completed_at is not null
      and c.mentee_id in (select user_id from people)
      and c.action_id in (select action_id from shown)
    group by c.action_id`,
}

/** Kept while they change, of everybody in the project: only for those who reach everybody. */
export const keptCounts: Figures = {
  completed: ({ projectId }) => weekly(projectId, 'completed'),
  met: ({ projectId }) => weekly(projectId, 'met'),
  // Completions of actions that are not shown are in mentee_progress as well: they are taken off.
  progress: ({ projectId }) => sql`
    select p.done - coalesce(hidden.done, 0) as done, count(*) as people
    from mentee_progress p left join (
      select c.mentee_id, count(*) as done
      from project_actions pa
      join completions c on c.project_id = pa.project_id and c.action_id = pa.action_id
      where pa.project_id = ${projectId} and c.completed_at is not null
        and pa.action_id not in (select action_id from shown)
      group by c.mentee_id
    ) hidden on hidden.mentee_id = p.mentee_id
    where p.project_id = ${projectId} and p.counted and p.active
    group by 1`,
  finished: ({ projectId }) => sql`
    select k.action_id, sum(k.amount) as done from project_counts k
    where k.project_id = ${projectId} and k.what = 'done' and k.active group by 1`,
}

const weekly = (projectId: number, what: 'completed' | 'met') => sql`
  select k.day as monday, sum(k.amount) as count from project_counts k
  where k.project_id = ${projectId} and k.what = ${what} and k.active
    and k.day between (select min(monday) from weeks) and (select max(monday) from weeks)
    and k.action_id = any (array(select action_id from shown))
  group by 1`
