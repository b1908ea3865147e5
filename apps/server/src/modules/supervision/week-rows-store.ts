import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { titleTo, type Reader } from '../actions/index.ts'
import { personNameOrNull, type PersonName } from '../people/index.ts'
import type { Nulls } from './queue-store.ts'
import { actionTables, peopleTable, weekFromNow, type Watch } from './waiting-store.ts'

interface WeekRow {
  Mentee: PersonName
  ActionId: number
  Title: string
  At: string
}

/** One row of a page; of a page without any there is one row, with the count alone. */
type WeekRows = { all: number } & (WeekRow | Nulls<WeekRow>)

/** What the numbers of this week count, row by row: by the same conditions as they are counted. */
const COUNTED: Record<'meetings' | 'completions', (watch: Watch) => Sql> = {
  meetings: ({ projectId }) => sql`
    select g.mentee_id, g.action_id, lower(g.during) as at, g.id from meetings g
    where g.project_id = ${projectId} and g.state in ('planned', 'held')
      and lower(g.during) >= (select begins from week) and lower(g.during) < (select ends from week)`,
  completions: ({ projectId }) => sql`
    select c.mentee_id, c.action_id, c.completed_at as at, c.action_id as id from completions c
    where c.project_id = ${projectId}
      and c.completed_at >= (select begins from week) and c.completed_at < (select ends from week)`,
}

/** The meetings, or the completions, from Monday to Sunday of this week, by their time. */
export function listWeekRows(
  db: Db,
  watch: Watch,
  { what, page }: { readonly what: 'meetings' | 'completions'; readonly page: Paged },
  reader: Reader,
): Promise<WeekRows[]> {
  return db.rows(sql`
    with ${peopleTable(watch)}, ${actionTables(watch)},
    week as materialized (
      select ${weekFromNow(watch, 0)} as begins, ${weekFromNow(watch, 1)} as ends
    ),
    counted as materialized (
      select * from (${COUNTED[what](watch)}) rows
      where mentee_id in (select user_id from people)
        and action_id in (select action_id from shown)
    ),
    page as (
      select * from counted order by at desc, mentee_id, id
      ${pageOf(page)}
    )
    select t.all, ${personNameOrNull('mentee')} as "Mentee", p.action_id as "ActionId",
      ${titleTo(reader)} as "Title", p.at as "At"
    from (select count(*)::int as all from counted) t
    left join page p on true
    left join users mentee on mentee.id = p.mentee_id
    left join actions a on a.id = p.action_id
    order by p.at desc, p.mentee_id, p.id`)
}
