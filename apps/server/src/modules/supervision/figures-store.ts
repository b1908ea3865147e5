import { unseen } from '../../kernel/database/plans.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { KeptOfReach } from '../people/index.ts'
import type { Figures } from './statistics-store.ts'

/** The instant lies in one of the `weeks`, whose bounds are looked up once. */
const isCounted = (at: Sql): Sql => sql`
  ${at} >= (select min(monday)::timestamp from weeks) at time zone 'Europe/Athens'
  and ${at} < (select max(monday)::timestamp + interval '7 days' from weeks)
    at time zone 'Europe/Athens'`

/** How many cells of each mentee stand apart from the total. */
const cellsApart = sql`(
  select a.mentee_id, count(*) as cells from apart a
  where a.action_id in (select action_id from counting) group by a.mentee_id
)`

/** How many actions count for a mentee; `x` has those that stand apart. */
const total = sql`((select count(*) from counting) - coalesce(x.cells, 0))`

/** What was done in the `weeks`, counted now of the people within reach: of those of whom nothing is kept. */
export const countedNow: Pick<Figures, 'completed' | 'met'> = {
  completed: (watch) => sql`
    select athens_week(c.completed_at) as monday, count(*) as count
    from completions c
    where c.project_id = ${watch.projectId} and ${isCounted(sql`c.completed_at`)}
      and c.mentee_id in (select user_id from people)
      and c.action_id in (select action_id from shown)
    group by 1`,
  met: (watch) => sql`
    select athens_week(lower(g.during)) as monday, count(*) as count
    from meetings g
    where g.project_id = ${watch.projectId} and g.state in ('planned', 'held')
      and ${isCounted(sql`lower(g.during)`)}
      and g.mentee_id in (select user_id from people)
      and g.action_id in (select action_id from shown)
    group by 1`,
}

/** Kept while they change, of everybody within reach. */
export const keptCounts = (people: KeptOfReach): Figures => ({
  completed: ({ projectId }) => weekly(projectId, people.overseer, 'completed'),
  met: ({ projectId }) => weekly(projectId, people.overseer, 'met'),
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
      and ${people.includes(sql`p.overseers`)}
    group by 1, 2`,
  // Cells dated in the year 3000 or later are those of what is inactive.
  finished: ({ projectId }) => sql`
    select k.action_id, coalesce(sum(k.amount) filter (where k.what = 'done'), 0) as done,
      coalesce(sum(k.amount) filter (where k.what <> 'done'), 0) as apart
    from project_counts k
    where k.project_id = ${projectId} and k.overseer_id = ${people.overseer} and k.active
      and (k.what in ('done', 'unshown') or (k.what = 'scheduled' and k.day >= '3000-01-01'))
    group by 1`,
})

const weekly = (projectId: number | Sql, overseer: number, what: 'completed' | 'met') => sql`
  select k.day as monday, sum(k.amount) as count from project_counts k
  where k.project_id = ${projectId} and k.overseer_id = ${unseen(overseer, 'int')} and k.what = ${unseen(what, 'text')} and k.active
    and k.day between (select min(monday) from weeks) and (select max(monday) from weeks)
    and k.action_id = any (array(select action_id from shown))
  group by 1`
