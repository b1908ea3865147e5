import type { Language } from '@telemachos/contract/core/define-texts'
import { PROGRESS_BANDS, STATISTICS_WEEKS } from '@telemachos/contract/supervision/statistics-scale'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import { factTables, todayOf, type Watch } from './waiting-store.ts'

export interface WeekRow {
  Monday: string
  Completions: number
  Meetings: number
}

/** What happened in each of the last weeks, the oldest first, by the same rule as the overview. */
export function countWeeks(db: Db, watch: Watch): Promise<WeekRow[]> {
  const { projectId } = watch
  const ago = sql`make_interval(weeks => ${whole(STATISTICS_WEEKS - 1)})`
  return db.rows(sql`
    with ${factTables(watch)},
    weeks as materialized (
      select monday::date as monday, monday at time zone 'Europe/Athens' as starts,
        (monday + interval '7 days') at time zone 'Europe/Athens' as ends
      from generate_series(date_trunc('week', ${todayOf(watch)}::timestamp) - ${ago},
        date_trunc('week', ${todayOf(watch)}::timestamp), interval '7 days') monday
    ),
    completed as (
      select date_trunc('week', c.completed_at at time zone 'Europe/Athens')::date as monday,
        count(*)::int as count
      from completions c
      where c.project_id = ${projectId} and c.completed_at >= (select min(starts) from weeks)
        and c.completed_at < (select max(ends) from weeks)
        and c.mentee_id in (select user_id from people)
        and c.action_id in (select action_id from shown)
      group by 1
    ),
    met_in as (
      select date_trunc('week', lower(g.during) at time zone 'Europe/Athens')::date as monday,
        count(*)::int as count
      from meetings g
      where g.project_id = ${projectId} and g.state in ('planned', 'held')
        and lower(g.during) >= (select min(starts) from weeks)
        and lower(g.during) < (select max(ends) from weeks)
        and g.mentee_id in (select user_id from people)
        and g.action_id in (select action_id from shown)
      group by 1
    )
    select w.monday::text as "Monday", coalesce(c.count, 0) as "Completions",
      coalesce(g.count, 0) as "Meetings"
    from weeks w left join completed c using (monday) left join met_in g using (monday)
    order by w.monday`)
}

export interface BandsRow {
  Mentees: number
  Bands: number[]
}

/** How many people there are, and in each band of progress through the actions shown. */
export function countBands(db: Db, watch: Watch): Promise<BandsRow> {
  return db.one(sql`
    with ${factTables(watch)},
    finished as (
      select c.mentee_id, count(*)::int as done from completions c
      where c.project_id = ${watch.projectId} and c.completed_at is not null
        and c.mentee_id in (select user_id from people)
        and c.action_id in (select action_id from shown)
      group by c.mentee_id
    ),
    banded as (
      select width_bucket(
        coalesce(f.done, 0)::float8 / greatest((select count(*) from shown), 1),
        ${[...PROGRESS_BANDS]}::float8[]) as band, count(*)::int as count
      from people p left join finished f on f.mentee_id = p.user_id
      group by 1
    )
    select coalesce(sum(b.count), 0)::int as "Mentees",
      array_agg(coalesce(b.count, 0) order by band) as "Bands"
    from generate_series(1, ${whole(PROGRESS_BANDS.length)}) band left join banded b using (band)`)
}

export interface ActionRow {
  Id: number
  Title: string
  Done: number
}

/** How many people have completed each action shown, in the order of the grid. */
export function countActions(db: Db, watch: Watch, language: Language): Promise<ActionRow[]> {
  return db.rows(sql`
    with ${factTables(watch)},
    finished as (
      select c.action_id, count(*)::int as done from completions c
      where c.project_id = ${watch.projectId} and c.completed_at is not null
        and c.mentee_id in (select user_id from people)
        and c.action_id in (select action_id from shown)
      group by c.action_id
    )
    select a.id as "Id", coalesce(nullif(a.titles ->> ${language}, ''), a.title) as "Title",
      coalesce(f.done, 0) as "Done"
    from shown s join actions a on a.id = s.action_id
    left join finished f on f.action_id = s.action_id
    order by s.position, s.action_id`)
}
