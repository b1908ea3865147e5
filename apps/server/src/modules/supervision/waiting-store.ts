import { WAITING_DAYS } from '@telemachos/contract/supervision/reasons'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { isShownTo, isVisible, type WantedFlags } from '../actions/index.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'

/** Whose people are looked at, when, and which flags hide an action from the one who looks. */
export interface Watch {
  readonly projectId: number
  /** A condition on `memberships m`: how far the caller reaches. */
  readonly reach: Sql
  readonly hiding: number
  /** Which actions count in a mentee's total. */
  readonly counting: WantedFlags
  readonly now: Date
}

/** The day in Athens on which `now` lies. */
export const todayOf = ({ now }: Watch): Sql =>
  sql`(${now}::timestamptz at time zone 'Europe/Athens')::date`

/** When the week begins in Athens that lies so many weeks after the one of `now`. */
export const weekFromNow = (watch: Watch, weeks: number): Sql =>
  sql`((date_trunc('week', ${todayOf(watch)}::timestamp) + make_interval(weeks => ${weeks}::int))
    at time zone 'Europe/Athens')`

/** A date of this year or later makes an action inactive (spec §9), as `cell_state` has it. */
const INACTIVE_FROM = '3000-01-01T00:00:00Z'

const before = ({ now }: Watch, days: number): Sql =>
  sql`${now}::timestamptz - make_interval(days => ${whole(days)})`

const OLDEST = sql`(array_agg(action_id order by since, position, action_id))[1]`

/** For what tells of no action that is overdue. */
export const NO_ONE_ACTION = sql`null::int`

/**
 * The tables of a `with`, of which the last ones are read: `reasons` has whoever waits, for what and
 * since when; `waiting` those of them who are not taken out of the queue by what was done last.
 * `begun` is when the reason last grew: an action that falls overdue later brings a person back.
 * @param first which of the overdue actions is told; what only counts people leaves it out, for which
 *   all cells would be sorted.
 */
export function waitingTables(watch: Watch, first: Sql = OLDEST): Sql {
  return sql`${factTables(watch)}, ${pastTables(watch)}, dated as (${overdueByThemselves(watch)}),
    ${waitingOf(watch, first)}`
}

/** The last tables of these, of the `people` that stand before them. */
export function waitingOf(watch: Watch, first: Sql): Sql {
  return sql`${overdueTable(first)}, ${reasonsTable(watch)},
    handled as materialized (
      select distinct on (h.mentee_id, h.reason) h.* from supervision_handlings h
      where h.project_id = ${watch.projectId} and h.mentee_id in (select user_id from people)
      order by h.mentee_id, h.reason, h.id desc
    ),
    waiting as materialized (
      select r.*, h.id as handling_id from reasons r
      left join handled h on h.mentee_id = r.mentee_id and h.reason = r.reason
      where h.id is null or h.until <= ${todayOf(watch)} or r.begun > h.at
        or (r.reason = 'nextMeeting' and r.since > h.since)
    )`
}

/**
 * The tables of a `with` that all of supervision begins from: `people` in reach, the actions `shown`
 * to the caller, those of them that are `counting` in mentees' totals, the cells that stand `apart` from
 * all totals, not shown or inactive, and what became of meetings. PostgreSQL works out only those that are read.
 */
export function factTables(watch: Watch): Sql {
  return sql`${peopleTables(watch)}, met as materialized (${metOf(watch.projectId)})`
}

/** The same but for whom they were met by. */
export function peopleTables({ projectId, reach, hiding, counting, now }: Watch): Sql {
  return sql`
    people as materialized (
      select m.user_id, m.joined_at, u.invited_at, u.last_signed_in_at
      from memberships m join users u on u.id = m.user_id
      where m.project_id = ${projectId} and m.is_mentee and m.active and m.left_at is null
        and ${reach}
    ),
    shown as materialized (
      select pa.action_id, pa.position, pa.due_on, t.is_meeting
      from project_actions pa
      join actions a on a.id = pa.action_id
      join action_types t on t.id = a.type_id
      where pa.project_id = ${projectId} and ${isVisible({ needed: GRID_FLAGS.Published, hiding })}
    ),
    counting as materialized (
      select pa.action_id from project_actions pa
      where pa.project_id = ${projectId} and ${isVisible(counting)}
    ),
    apart as materialized (
      select u.mentee_id, u.action_id from unshown_actions u where u.project_id = ${projectId}
      union all
      select d.mentee_id, d.action_id from action_data d
      where d.project_id = ${projectId} and d.drawer = 'mentee'
        and d.scheduled_at >= ${INACTIVE_FROM}::timestamptz
        and cell_state((select c.completed_at from completions c
            where c.project_id = d.project_id and c.mentee_id = d.mentee_id
              and c.action_id = d.action_id),
          d.scheduled_at, null, ${now}::timestamptz) = 'inactive'
        and ${isShownTo(projectId, sql`d.mentee_id`, sql`d.action_id`)}
    ),
    planned as materialized (
      select g.mentee_id, max(lower(g.during)) as last from meetings g
      where g.project_id = ${projectId} and g.state = 'planned' group by g.mentee_id
    )`
}

/** Of the `people` the last contact, and how many actions that are meetings are done; where they are many, of others too. */
export const metOf = (projectId: number): Sql =>
  sql`select mentee_id, max(at) as at, sum(done) as done from (
    ${fewOrAll(
      (isAsked) => sql`
        select g.mentee_id, lower(g.during) as at, 0 as done from meetings g
        where g.project_id = ${projectId} and ${isAsked(sql`g.mentee_id`)} and g.state = 'held'
        union all
        select c.mentee_id, c.completed_at, 1 from completions c
        where c.project_id = ${projectId} and ${isAsked(sql`c.mentee_id`)}
          and c.completed_at is not null
          and c.action_id = any (array(select action_id from shown where is_meeting))`,
    )}
  ) contacts group by mentee_id`

/**
 * Rows of a project's mentees, in two forms of which PostgreSQL starts on one: of few `people` each is looked
 * up; where there are more, everybody's are read, which costs less than asking of each row whose it is.
 * @param rowsOf the rows of whom the condition on the column of the mentee holds.
 */
const fewOrAll = (rowsOf: (isAsked: (mentee: Sql) => Sql) => Sql): Sql => sql`
  select one.* from people p
  cross join lateral (${rowsOf((mentee) => sql`${mentee} = p.user_id`)} offset 0) one
  where (select count(*) from people) < ${whole(FEW)}
  union all
  select everybody.* from (${rowsOf(() => sql`true`)}) everybody
  where (select count(*) from people) >= ${whole(FEW)}`

const FEW = 1_000

/** The columns `past`, whose day has passed, and the `traces` in these, of which none is overdue by that day. */
export function pastTables(watch: Watch): Sql {
  const { projectId } = watch
  const isPast = (row: Sql): Sql => sql`${row}.project_id = ${projectId}
    and ${row}.action_id = any (array(select action_id from past))`
  const tracesOf = (isAsked: (mentee: Sql) => Sql): Sql => sql`
    select c.mentee_id, c.action_id, true as is_done from completions c
    where ${isPast(sql`c`)} and ${isAsked(sql`c.mentee_id`)} and c.completed_at is not null
    union all
    select d.mentee_id, d.action_id, false from action_data d
    where ${isPast(sql`d`)} and ${isAsked(sql`d.mentee_id`)} and d.drawer = 'mentee'
      and d.scheduled_at is not null
    union all
    select o.mentee_id, o.action_id, false from action_dues o
    where ${isPast(sql`o`)} and ${isAsked(sql`o.mentee_id`)}
    union all
    select u.mentee_id, u.action_id, false from unshown_actions u
    where ${isPast(sql`u`)} and ${isAsked(sql`u.mentee_id`)}`
  return sql`
    past as materialized (
      select action_id, position, due_on from shown where due_on < ${todayOf(watch)}
    ),
    traces as materialized (${fewOrAll(tracesOf)})`
}

/** Cells of the `people` that are overdue by a day of their own: planned for a time that has passed, or due by then. */
export function overdueByThemselves({ projectId, now, ...watch }: Watch): Sql {
  // Looked up by key: as a join it is planned badly while a new table has no statistics.
  const isOpen = (mentee: Sql): Sql => sql`not exists (
    select from completions c
    where c.project_id = ${projectId} and c.mentee_id = ${mentee} and c.action_id = s.action_id
      and c.completed_at is not null offset 0)`
  const isUndated = (mentee: Sql): Sql => sql`not exists (
    select from action_data d
    where d.project_id = ${projectId} and d.drawer = 'mentee' and d.mentee_id = ${mentee}
      and d.action_id = s.action_id and d.scheduled_at is not null offset 0)`
  return sql`
    select d.mentee_id, s.action_id, s.position, d.scheduled_at as since
    from action_data d
    join shown s on s.action_id = d.action_id
    where d.project_id = ${projectId} and d.drawer = 'mentee'
      and d.scheduled_at <= ${now}::timestamptz
      and d.mentee_id in (select user_id from people) and ${isOpen(sql`d.mentee_id`)}
      and ${isShownTo(projectId, sql`d.mentee_id`, sql`d.action_id`)}
    union all
    select o.mentee_id, s.action_id, s.position,
      ((o.due_on + 1)::timestamp at time zone 'Europe/Athens')
    from action_dues o
    join shown s on s.action_id = o.action_id
    where o.project_id = ${projectId} and o.due_on < ${todayOf({ projectId, now, ...watch })}
      and o.mentee_id in (select user_id from people)
      and ${isOpen(sql`o.mentee_id`)} and ${isUndated(sql`o.mentee_id`)}
      and ${isShownTo(projectId, sql`o.mentee_id`, sql`o.action_id`)}`
}

/**
 * What is overdue by the rule of cell_state: from the traces, and cells without any. The rule is written
 * out, and what is not there asked for with `exists`: of a function's value, as of `is null`, PostgreSQL
 * expects one cell in two hundred. Cells whose column has a day that has passed may be all of many
 * people's: what is known of these is gathered mentee by mentee, and not looked up cell by cell.
 */
function overdueTable(first: Sql): Sql {
  return sql`
    traced as materialized (
      select mentee_id, array_agg(action_id) as action_ids from traces group by mentee_id
    ),
    overdue as materialized (
      select mentee_id, min(since) as since, max(since) as begun, count(*)::int as count,
        ${first} as action_id
      from (
        select mentee_id, action_id, position, since from dated
        union all
        select p.user_id, s.action_id, s.position,
          ((s.due_on + 1)::timestamp at time zone 'Europe/Athens')
        from people p
        left join traced t on t.mentee_id = p.user_id
        join past s on s.action_id <> all (coalesce(t.action_ids, '{}'))
      ) cells group by mentee_id
    )`
}

/** How many of a mentee's meetings stand apart and are not done. */
export const openApart = ({ projectId }: Watch): Sql => sql`
  select x.mentee_id, count(*) as meetings from apart x
  join shown s on s.action_id = x.action_id and s.is_meeting
  where not exists (
    select from completions c
    where c.project_id = ${projectId} and c.mentee_id = x.mentee_id
      and c.action_id = x.action_id and c.completed_at is not null)
  group by x.mentee_id`

/** Conditions on a person `p` with `met`, what is planned last `n` and the meetings apart `a`: they have not been met. */
export const lacksFirstMeeting = (watch: Watch): Sql => sql`
  met.at is null and n.last is null and p.joined_at <= ${before(watch, WAITING_DAYS.firstMeeting)}
  and exists (select from shown where is_meeting)`

/** They were met long ago, and there is something to meet for. */
export const lacksNextMeeting = (watch: Watch): Sql => sql`
  met.at <= ${before(watch, WAITING_DAYS.nextMeeting)}
  and (n.last is null or n.last <= ${watch.now}::timestamptz)
  and met.done + coalesce(a.meetings, 0) < (select count(*) from shown where is_meeting)`

/** They were invited, and have not signed in. */
export const lacksAnswer = (watch: Watch): Sql => sql`
  p.last_signed_in_at is null
  and coalesce(p.invited_at, p.joined_at) < ${before(watch, WAITING_DAYS.invitation)}`

function reasonsTable(watch: Watch): Sql {
  return sql`
    open_apart as materialized (${openApart(watch)}),
    reasons as (
      select p.user_id as mentee_id, w.reason, w.since, w.begun, met.at as last_contact,
        case w.reason when 'overdue' then o.action_id end as action_id,
        case w.reason when 'overdue' then o.count end as overdue_count
      from people p
      left join met on met.mentee_id = p.user_id
      left join planned n on n.mentee_id = p.user_id
      left join overdue o on o.mentee_id = p.user_id
      left join open_apart a on a.mentee_id = p.user_id
      cross join lateral (
        select 'firstMeeting' as reason, p.joined_at as since, p.joined_at as begun
        where ${lacksFirstMeeting(watch)}
        union all
        select 'nextMeeting', met.at, met.at
        where ${lacksNextMeeting(watch)}
        union all
        select 'overdue', o.since, o.begun where o.mentee_id is not null
        union all
        select 'invitation', coalesce(p.invited_at, p.joined_at),
          coalesce(p.invited_at, p.joined_at)
        where ${lacksAnswer(watch)}
      ) w
    )`
}
