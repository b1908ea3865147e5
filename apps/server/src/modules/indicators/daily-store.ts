import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { contract } from '@telemachos/contract'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { countingFlags, isVisible } from '../actions/index.ts'

interface Trend {
  readonly projectId: number
  readonly overseer: number
  readonly from: string
  readonly to: string
}

/** What is kept of these days, the earliest first. */
export function listDays(
  db: Db,
  { projectId, overseer, from, to }: Trend,
): Promise<OutputOf<typeof contract.indicators.calls.getTrend>> {
  return db.rows(sql`
    select day::text as "Day", mentees as "Mentees", done as "Done", completions as "Completions",
      meetings as "Meetings"
    from daily_counts
    where project_id = ${projectId} and overseer_id = ${overseer}
      and day between ${from}::date and ${to}::date
    order by day`)
}

/**
 * A project whose days until this one are not all counted, locked for whoever counts them, and the first of
 * these days. A project that nobody has joined yet has none.
 */
export function takeUncounted(
  db: Db,
  { until, earliest }: { readonly until: string; readonly earliest: string },
): Promise<{ projectId: number; from: string } | undefined> {
  return db.row(sql`
    select p.id as "projectId", greatest(known.first, ${earliest}::date)::text as from
    from projects p
    cross join lateral (
      select coalesce(
        (select max(d.day) + 1 from daily_counts d where d.project_id = p.id and d.overseer_id = 0),
        (select min((m.joined_at at time zone 'Europe/Athens')::date) from memberships m
          where m.project_id = p.id and m.is_mentee)) as first
    ) known
    where known.first <= ${until}::date
    order by p.id limit 1 for no key update of p skip locked`)
}

interface Days {
  readonly projectId: number
  readonly from: string
  readonly to: string
}

/**
 * Counts the days of a project, all at once, for everybody and for each who oversees today. Whoever has left
 * counts until then, with what they had completed; only actions that count in totals are counted.
 */
export async function insertDays(db: Db, { projectId, from, to }: Days): Promise<void> {
  const before = sql`(${from}::date - 1)`
  await db.run(sql`
    with people as materialized (
      select m.user_id, o.overseer_id, (m.joined_at at time zone 'Europe/Athens')::date as joined,
        coalesce((m.left_at at time zone 'Europe/Athens')::date, 'infinity'::date) as gone
      from memberships m cross join lateral unnest(m.overseers || 0) o (overseer_id)
      where m.project_id = ${projectId} and m.is_mentee
    ),
    completed as materialized (
      select c.mentee_id, (c.completed_at at time zone 'Europe/Athens')::date as day
      from completions c
      join project_actions pa on pa.project_id = c.project_id and pa.action_id = c.action_id
      where c.project_id = ${projectId} and c.completed_at is not null
        and ${isVisible(countingFlags('Admin'))}
    ),
    changes as (
      select overseer_id, joined as day, 1 as mentees, 0 as done, 0 as completions, 0 as meetings
      from people
      union all
      select overseer_id, gone, -1, 0, 0, 0 from people
      union all
      select p.overseer_id, c.day, 0, 1, 1, 0
      from people p join completed c on c.mentee_id = p.user_id and c.day < p.gone
      union all
      select p.overseer_id, p.gone, 0, -1, 0, 0
      from people p join completed c on c.mentee_id = p.user_id and c.day < p.gone
      union all
      select p.overseer_id, (lower(g.during) at time zone 'Europe/Athens')::date, 0, 0, 0, 1
      from people p join meetings g on g.project_id = ${projectId} and g.mentee_id = p.user_id
      where g.state in ('planned', 'held')
    ),
    by_day as (
      select overseer_id, greatest(day, ${before}) as day, sum(mentees) as mentees, sum(done) as done,
        coalesce(sum(completions) filter (where day >= ${from}::date), 0) as completions,
        coalesce(sum(meetings) filter (where day >= ${from}::date), 0) as meetings
      from changes where day <= ${to}::date group by 1, 2
    ),
    overseers as (select overseer_id from people union select 0),
    summed as (
      select o.overseer_id, d.day::date as day,
        coalesce(sum(b.mentees) over up_to, 0) as mentees, coalesce(sum(b.done) over up_to, 0) as done,
        coalesce(b.completions, 0) as completions, coalesce(b.meetings, 0) as meetings
      from overseers o
      cross join generate_series(${before}::timestamp, ${to}::timestamp, interval '1 day') d (day)
      left join by_day b on b.overseer_id = o.overseer_id and b.day = d.day::date
      window up_to as (partition by o.overseer_id order by d.day)
    )
    insert into daily_counts (project_id, overseer_id, day, mentees, done, completions, meetings)
    select ${projectId}, overseer_id, day, mentees, done, completions, meetings
    from summed
    where day >= ${from}::date and (overseer_id = 0 or mentees > 0 or completions > 0 or meetings > 0)
    on conflict do nothing`)
}
