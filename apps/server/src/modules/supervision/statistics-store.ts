import { PROGRESS_BANDS, STATISTICS_WEEKS } from '@telemachos/contract/supervision/statistics-scale'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { titleTo, type Reader } from '../actions/index.ts'
import { factTables, todayOf, type Watch } from './waiting-store.ts'

/**
 * Where the figures come from, of active mentees and the actions `shown` (see factTables): counted
 * now, or kept while they change. Each is a SELECT.
 */
export interface Figures {
  /** `monday` and `count`: completions in each of the `weeks`, where there are any. */
  readonly completed: (watch: Watch) => Sql
  /** `monday` and `count`: meetings planned or held in each of the `weeks`, where there are any. */
  readonly met: (watch: Watch) => Sql
  /** `done`, `total` and `people`: how many mentees have completed so many of so many actions that count. */
  readonly progress: (watch: Watch) => Sql
  /**
   * `action_id`, `done` and `apart`: how many mentees have completed an action, and for how many it does
   * not count, where there are any.
   */
  readonly finished: (watch: Watch) => Sql
}

export interface WeekRow {
  Monday: string
  Completions: number
  Meetings: number
}

/** What happened in each of the last weeks, the oldest first, by the same rule as the overview. */
export function countWeeks(db: Db, watch: Watch, { completed, met }: Figures): Promise<WeekRow[]> {
  const ago = sql`make_interval(weeks => ${whole(STATISTICS_WEEKS - 1)})`
  return db.rows(sql`
    with ${factTables(watch)},
    weeks as materialized (
      select monday::date as monday
      from generate_series(date_trunc('week', ${todayOf(watch)}::timestamp) - ${ago},
        date_trunc('week', ${todayOf(watch)}::timestamp), interval '7 days') monday
    ),
    completed as (${completed(watch)}),
    met_in as (${met(watch)})
    select w.monday::text as "Monday", coalesce(c.count, 0)::int as "Completions",
      coalesce(g.count, 0)::int as "Meetings"
    from weeks w left join completed c using (monday) left join met_in g using (monday)
    order by w.monday`)
}

export interface BandsRow {
  Mentees: number
  Bands: number[]
}

/** How many people there are, and in each band of progress through the actions that count for them. */
export function countBands(db: Db, watch: Watch, { progress }: Figures): Promise<BandsRow> {
  return db.one(sql`
    with ${factTables(watch)},
    progress as (${progress(watch)}),
    banded as (
      select width_bucket(
        p.done::float8 / greatest(p.total, 1),
        ${[...PROGRESS_BANDS]}::float8[]) as band, sum(p.people) as count
      from progress p group by 1
    )
    select coalesce(sum(b.count), 0)::int as "Mentees",
      array_agg(coalesce(b.count, 0)::int order by band) as "Bands"
    from generate_series(1, ${whole(PROGRESS_BANDS.length)}) band left join banded b using (band)`)
}

export interface ActionRow {
  Id: number
  Title: string
  Done: number
  Of: number
}

/** How many people have completed each action shown, and of how many, in the order of the grid. */
export function countActions(
  db: Db,
  watch: Watch,
  { finished }: Figures,
  mentees: number,
  reader: Reader,
): Promise<ActionRow[]> {
  return db.rows(sql`
    with ${factTables(watch)},
    finished as (${finished(watch)})
    select a.id as "Id", ${titleTo(reader)} as "Title",
      coalesce(f.done, 0)::int as "Done",
      (${mentees}::int - coalesce(f.apart, 0))::int as "Of"
    from shown s join actions a on a.id = s.action_id
    left join finished f on f.action_id = s.action_id
    order by s.position, s.action_id`)
}
