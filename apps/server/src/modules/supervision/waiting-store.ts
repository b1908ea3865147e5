import { WAITING_DAYS } from '@telemachos/contract/supervision/reasons'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { isShownTo, isVisible, type WantedFlags } from '../actions/index.ts'
import { unseen } from '../../kernel/database/plans.ts'
import { join, sql, whole, type Sql } from '../../kernel/database/sql.ts'

/** Whose people are looked at, when, and which flags hide an action from the one who looks. */
export interface Watch {
  readonly projectId: number | Sql
  /** How far the caller reaches: conditions on `memberships m` of which one holds for whoever is within reach. */
  readonly ways: readonly Sql[]
  /** The same as one condition, for those whom a statement finds otherwise. */
  readonly named: Sql
  readonly hiding: number
  /** Which actions count in a mentee's total. */
  readonly counting: WantedFlags
  readonly now: Date | Sql
}

/** The same, of which the planner sees neither project nor time: one plan is kept for all. */
export const planForAll = ({
  projectId,
  now,
  ...rest
}: Omit<Watch, 'projectId' | 'now'> & {
  readonly projectId: number
  readonly now: Date
}): Watch => ({
  ...rest,
  projectId: unseen(projectId, 'int'),
  now: unseen(now, 'timestamptz'),
})

/** The day in Athens on which `now` lies. */
export const todayOf = ({ now }: Watch): Sql =>
  sql`(${now}::timestamptz at time zone 'Europe/Athens')::date`

/** When the week begins in Athens that lies so many weeks after the one of `now`. */
export const weekFromNow = (watch: Watch, weeks: number): Sql =>
  sql`((date_trunc('week', ${todayOf(watch)}::timestamp) + make_interval(weeks => ${weeks}::int))
    at time zone 'Europe/Athens')`

/** A date of this year or later makes an action inactive (spec §9), as `cell_state` has it. */
const INACTIVE_FROM = sql`'3000-01-01T00:00:00Z'`

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
  return sql`${factTables(watch)}, ${pastTable(watch)},
    dated as (${overdueByThemselves(watch)}),
    ${waitingOf(watch, first)}`
}

/** The last tables of these, of the `people` that stand before them. */
export function waitingOf(watch: Watch, first: Sql): Sql {
  return sql`${overdueTable(watch, first)}, ${reasonsTable(watch)},
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
  return sql`${peopleTable(watch)}, ${actionTables(watch)},
    met as materialized (${metOf(watch.projectId)}),
    planned as materialized (${plannedOf(watch.projectId)})`
}

/** Who is within reach, with when they came. */
export function peopleTable({ projectId, ways }: Watch): Sql {
  const within = ways.map(
    (way) => sql`
      select m.user_id, m.joined_at from memberships m
      where m.project_id = ${projectId} and m.is_mentee and m.active and m.left_at is null
        and ${way}`,
  )
  return sql`people as materialized (${join(within, ' union all ')})`
}

/** The actions `shown`, those that are `counting`, and the cells `apart`. */
export function actionTables({ projectId, hiding, counting, now }: Watch): Sql {
  return sql`
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
    )`
}

/** Of the `people` the last meeting that is planned; where they are many, of others too. */
export const plannedOf = (projectId: number | Sql): Sql => sql`
  select mentee_id, max(at) as last from (${fewOrAll(
    (isAsked) => sql`
      select g.mentee_id, lower(g.during) as at from meetings g
      where g.project_id = ${projectId} and ${isAsked(sql`g.mentee_id`)} and g.state = 'planned'`,
  )}) planned group by mentee_id`

/** Of the `people` the last contact, and how many actions that are meetings are done; where they are many, of others too. */
export const metOf = (projectId: number | Sql): Sql =>
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
 * up; where there are more, everybody's are read, which costs less than asking of each row whose it is. Of an
 * array ten are expected: what looking everybody up would cost hides what else a statement costs.
 * @param rowsOf the rows of whom the condition on the column of the mentee holds.
 * @param isOfMany what is asked of each row where they are many.
 */
const fewOrAll = (
  rowsOf: (isAsked: (mentee: Sql) => Sql) => Sql,
  isOfMany = (_mentee: Sql): Sql => sql`true`,
): Sql => sql`
  select one.*
  from unnest(array(select user_id from people where not ${ARE_MANY})) as asked (id)
  cross join lateral (${rowsOf((mentee) => sql`${mentee} = asked.id`)} offset 0) one
  union all
  select everybody.* from (${rowsOf(isOfMany)}) everybody
  where ${ARE_MANY}`

/** From so many on. */
const MANY = 1_000
const ARE_MANY = sql`(select exists (select from people offset ${whole(MANY - 1)}))`

/** The columns `past`, whose day has passed. */
export const pastTable = (watch: Watch): Sql => sql`
  past as materialized (
    select action_id, position, due_on from shown where due_on < ${todayOf(watch)}
  )`

/** Of the `people` the traces in some columns, of which none is overdue by their day: `done` is that action again where it is done. */
export const tracesIn = (columns: Sql, { projectId }: Watch): Sql => {
  const isIn = (row: Sql): Sql => sql`${row}.project_id = ${projectId}
    and ${row}.action_id = any (array(select action_id from ${columns}))`
  return fewOrAll(
    (isAsked) => sql`
      select c.mentee_id, c.action_id as trace, c.action_id as done from completions c
      where ${isIn(sql`c`)} and ${isAsked(sql`c.mentee_id`)} and c.completed_at is not null
      union all
      select d.mentee_id, d.action_id, null from action_data d
      where ${isIn(sql`d`)} and ${isAsked(sql`d.mentee_id`)} and d.drawer = 'mentee'
        and d.scheduled_at is not null
      union all
      select o.mentee_id, o.action_id, null from action_dues o
      where ${isIn(sql`o`)} and ${isAsked(sql`o.mentee_id`)}
      union all
      select u.mentee_id, u.action_id, null from unshown_actions u
      where ${isIn(sql`u`)} and ${isAsked(sql`u.mentee_id`)}`,
  )
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
  return fewOrAll(
    (isAsked) => sql`
      select d.mentee_id, s.action_id, s.position, d.scheduled_at as since
      from action_data d
      join shown s on s.action_id = d.action_id
      where d.project_id = ${projectId} and d.drawer = 'mentee'
        and d.scheduled_at <= ${now}::timestamptz
        and ${isAsked(sql`d.mentee_id`)} and ${isOpen(sql`d.mentee_id`)}
        and ${isShownTo(projectId, sql`d.mentee_id`, sql`d.action_id`)}
      union all
      select o.mentee_id, s.action_id, s.position,
        ((o.due_on + 1)::timestamp at time zone 'Europe/Athens')
      from action_dues o
      join shown s on s.action_id = o.action_id
      where o.project_id = ${projectId} and o.due_on < ${todayOf({ projectId, now, ...watch })}
        and ${isAsked(sql`o.mentee_id`)}
        and ${isOpen(sql`o.mentee_id`)} and ${isUndated(sql`o.mentee_id`)}
        and ${isShownTo(projectId, sql`o.mentee_id`, sql`o.action_id`)}`,
    isOneOfPeople,
  )
}

/** Looked up in what is hashed once: as a join it is planned for few. */
const isOneOfPeople = (mentee: Sql): Sql => sql`(${mentee} in (select user_id from people)) is true`

/**
 * What is overdue by the rule of cell_state: from the traces, and cells without any. The rule is written
 * out, and what is not there asked for with `exists`: of a function's value, as of `is null`, PostgreSQL
 * expects one cell in two hundred. Cells whose column has a day that has passed may be all of many
 * people's: what is known of these is gathered mentee by mentee, and not looked up cell by cell.
 */
function overdueTable(watch: Watch, first: Sql): Sql {
  return sql`
    traced as materialized (
      select mentee_id, array_agg(trace) as action_ids
      from (${tracesIn(sql`past`, watch)}) traces group by mentee_id
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

/** Of a person `p`, whose account is `u`: they were invited, and have not signed in. */
const lacksAnswer = (watch: Watch): Sql => sql`
  u.last_signed_in_at is null
  and coalesce(u.invited_at, p.joined_at) < ${before(watch, WAITING_DAYS.invitation)}`

/** Which of the `people` were invited, and have not signed in; where they are many, others too. */
export const unansweredOf = (watch: Watch): Sql =>
  fewOrAll(
    (isAsked) => sql`
      select p.user_id from memberships p join users u on u.id = p.user_id
      where p.project_id = ${watch.projectId} and ${isAsked(sql`p.user_id`)} and p.is_mentee
        and ${lacksAnswer(watch)}`,
  )

function reasonsTable(watch: Watch): Sql {
  return sql`
    open_apart as materialized (${openApart(watch)}),
    reasons as (
      select p.user_id as mentee_id, w.reason, w.since, w.begun, met.at as last_contact,
        case w.reason when 'overdue' then o.action_id end as action_id,
        case w.reason when 'overdue' then o.count end as overdue_count
      from people p
      join users u on u.id = p.user_id
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
        select 'invitation', coalesce(u.invited_at, p.joined_at),
          coalesce(u.invited_at, p.joined_at)
        where ${lacksAnswer(watch)}
      ) w
    )`
}
