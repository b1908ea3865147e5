import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { empty, join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import type { PersonName } from '../people/index.ts'
import type { Nulls } from './queue-store.ts'
import type { Figures } from './statistics-store.ts'
import {
  lacksFirstMeeting,
  lacksNextMeeting,
  metOf,
  NO_ONE_ACTION,
  openApart,
  overdueByThemselves,
  pastTable,
  actionTables,
  peopleTable,
  plannedOf,
  tracesIn,
  unansweredOf,
  waitingOf,
  waitingTables,
  weekFromNow,
  type Watch,
} from './waiting-store.ts'

export interface OverviewRow {
  Mentees: number
  Behind: number
  MeetingsThisWeek: number
  CompletionsThisWeek: number
}

/** So many columns tell of most people whether they are behind. */
const RECENT = 3

/**
 * Where a project stands; what was done in this week comes from the figures. Of whoever is behind only how
 * many are told: it is enough that anything makes a person wait, and what is quick to know is asked first: whether
 * there is no trace in one of the columns whose day has passed last, then whether there are fewer traces than
 * columns. A cell that has several counts as often, so who may be overdue all the same is worked out as for the
 * queue, as is of whom somebody has seen to an entry. What is planned, which cells are overdue by a day of their
 * own, and by whom the others were met, is read only of those for whom it decides.
 */
export function readOverview(
  db: Db,
  watch: Watch,
  { completed, met }: Pick<Figures, 'completed' | 'met'>,
): Promise<OverviewRow> {
  return db.one(sql`
    with ${peopleTable(watch)}, ${actionTables(watch)}, ${pastTable(watch)},
    recent as materialized (
      select action_id from past order by due_on desc, position desc limit ${whole(RECENT)}
    ),
    older as materialized (
      select action_id from past where action_id not in (select action_id from recent)
    ),
    doubtful as materialized (
      select user_id, min(joined_at) as joined_at, count(seen_to) > 0 as is_seen_to,
        count(trace) as traces, count(done) as done
      from (
        select user_id, joined_at, null::int as trace, null::int as done, null::int as seen_to
        from people
        union all
        select mentee_id, null, trace, done, null from (${tracesIn(sql`recent`, watch)}) traces
        union all
        select h.mentee_id, null, null, null, h.id from supervision_handlings h
        where h.project_id = ${watch.projectId}
      ) known group by user_id
      having count(joined_at) > 0
        and (count(seen_to) > 0 or count(trace) >= (select count(*) from recent))
    ),
    undecided as materialized (
      with people as (select * from doubtful where not is_seen_to),
      counted as (
        select user_id, min(joined_at) as joined_at, sum(done) as done
        from (
          select user_id, joined_at, traces, done from people
          union all
          select mentee_id, null, count(trace), count(done)
          from (${tracesIn(sql`older`, watch)}) traces group by mentee_id
        ) known group by user_id
        having count(joined_at) > 0 and sum(traces) >= (select count(*) from past)
      )
      select user_id, joined_at, true as is_seen_to, true as may_be_overdue
      from doubtful where is_seen_to
      union all
      select p.user_id, p.joined_at, false, p.done < (select count(*) from past)
      from counted p where p.user_id not in (${unansweredOf(watch)})
    ),
    planned as materialized (
      with people as (select user_id from undecided) ${plannedOf(watch.projectId)}
    ),
    dated as materialized (
      with people as (select user_id from undecided) ${overdueByThemselves(watch)}
    ),
    late as materialized (select distinct mentee_id from dated),
    unclear as materialized (
      select u.*, may_be_overdue as is_worked_out from undecided u
      left join planned n on n.mentee_id = u.user_id
      where is_seen_to or (may_be_overdue or (n.last > ${watch.now}::timestamptz) is not true)
        and user_id not in (select mentee_id from late)
    ),
    weeks as materialized (
      select (${weekFromNow(watch, 0)} at time zone 'Europe/Athens')::date as monday
    )
    select (select count(*)::int from people) as "Mentees",
      (select count(*)::int from people) - (select count(*)::int from undecided) + (
        select count(*)::int from undecided
        where not is_seen_to and user_id in (select mentee_id from late)
      ) + (
        with people as materialized (select * from unclear),
        met as materialized (${metOf(watch.projectId)}),
        open_apart as materialized (${openApart(watch)})
        select (
          select count(*)::int from people p
          left join met on met.mentee_id = p.user_id
          left join planned n on n.mentee_id = p.user_id
          left join open_apart a on a.mentee_id = p.user_id
          where not is_worked_out
            and ((${lacksFirstMeeting(watch)}) or (${lacksNextMeeting(watch)}))
        ) + (
          with people as materialized (select * from people where is_worked_out),
          dated as (select * from dated where mentee_id in (select user_id from people)),
          ${waitingOf(watch, NO_ONE_ACTION)}
          select count(distinct mentee_id)::int from waiting
        )
      ) as "Behind",
      (select coalesce(sum(count), 0)::int from (${met(watch)}) g) as "MeetingsThisWeek",
      (select coalesce(sum(count), 0)::int from (${completed(watch)}) c) as "CompletionsThisWeek"`)
}

/** A mentor's row as the contract has it. */
export interface Load {
  Mentor: PersonName
  Email: string
  Mentees: number
  Behind: number
  Planned: number
  Held: number
  LastActivity: string | null
}

/** A mentor's row with how many were found; of a page without mentors there is one, with the counts alone. */
type LoadRow = { all: number; found: number } & (Load | Nulls<Load>)

export type LoadOrder = 'name' | 'mentees' | 'behind' | 'planned' | 'held' | 'activity'

const ORDERS: Record<LoadOrder, Sql> = {
  name: sql`sort_key`,
  mentees: sql`"Mentees"`,
  behind: sql`"Behind"`,
  planned: sql`"Planned"`,
  held: sql`"Held"`,
  activity: sql`"LastActivity"`,
}

export interface LoadFilter {
  readonly search: readonly (readonly string[])[]
  readonly order: LoadOrder
  readonly desc: boolean
  readonly page: Paged
}

/** A page of mentors: those in reach themselves, and those who mentor somebody in reach. */
export function listLoads(
  db: Db,
  watch: Watch,
  { search, order, desc, page }: LoadFilter,
): Promise<LoadRow[]> {
  const { projectId, now } = watch
  const words = search.map((patterns) => sql`u.search_key like any (${patterns}::text[])`)
  const direction = desc ? sql`desc nulls last` : sql`asc nulls first`
  const sorted = sql`${ORDERS[order]} ${direction}, sort_key, id`
  return db.rows(sql`
    with ${waitingTables(watch, NO_ONE_ACTION)},
    mentored as materialized (
      select r.holder_id, r.subject_id from relations r
      where r.project_id = ${projectId} and r.kind = 'mentor' and r.action_id is null
        and r.to_at is null and r.subject_id in (select user_id from people)
    ),
    mentors as materialized (
      select m.user_id from memberships m
      where m.project_id = ${projectId} and m.is_mentor and m.left_at is null
        and (${watch.named} or m.user_id in (select holder_id from mentored))
    ),
    carried as (
      select t.holder_id, count(*)::int as mentees,
        count(*) filter (where t.subject_id in (select mentee_id from waiting))::int as behind
      from mentored t group by t.holder_id
    ),
    met_by as (
      select g.mentor_id,
        count(*) filter (where g.state = 'planned' and lower(g.during) >= ${now}::timestamptz)::int
          as planned,
        count(*) filter (
          where meeting_state(g.state, g.during, c.completed_at, ${now}::timestamptz) = 'held'
            and lower(g.during) < ${now}::timestamptz)::int as held
      from meetings g
      left join completions c on c.project_id = g.project_id and c.mentee_id = g.mentee_id
        and c.action_id = g.action_id
      where g.project_id = ${projectId} and g.mentee_id in (select user_id from people)
        and lower(g.during) >= ${now}::timestamptz - interval '30 days'
        and lower(g.during) < ${now}::timestamptz + interval '7 days'
      group by g.mentor_id
    ),
    rows as materialized (
      select u.id, u.sort_key, u.email as "Email", coalesce(c.mentees, 0) as "Mentees",
        coalesce(c.behind, 0) as "Behind", coalesce(b.planned, 0) as "Planned",
        coalesce(b.held, 0) as "Held", u.last_signed_in_at as "LastActivity",
        jsonb_build_object('Id', u.id, 'FirstName', u.first_name, 'LastName', u.last_name)
          as "Mentor"
      from mentors m join users u on u.id = m.user_id
      left join carried c on c.holder_id = u.id
      left join met_by b on b.mentor_id = u.id
      ${words.length > 0 ? sql`where ${join(words, ' and ')}` : empty}
    ),
    page as (
      select * from rows order by ${sorted}
      ${pageOf(page)}
    )
    select t.*, "Mentor", "Email", "Mentees", "Behind", "Planned", "Held", "LastActivity" from (
      select (select count(*)::int from mentors) as all, (select count(*)::int from rows) as found
    ) t left join page on true order by ${sorted}`)
}
