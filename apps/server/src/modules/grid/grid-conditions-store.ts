import type { CellState } from '@telemachos/contract/grid/constants'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'
import { hasOwnDues, isShownTo, isVisible, type WantedFlags } from '../actions/index.ts'
import type { CellReach } from '../people/index.ts'

/** The columns that a grid shows: the published ones that are not hidden from the role. */
export interface GridColumns {
  readonly projectId: number
  readonly flags: WantedFlags
  /** Which actions count in a row's total. */
  readonly counting: WantedFlags
  /** Which cells of them are the caller's; the others are as if they were not there. */
  readonly cells: CellReach
  readonly now: Date
}

/** Those of the cells whose actions their mentees are shown. */
export const shownCells = (projectId: number, { singles, includes }: CellReach): CellReach => ({
  singles,
  includes: (menteeId, actionId) =>
    sql`(${includes(menteeId, actionId)} and ${isShownTo(projectId, menteeId, actionId)})`,
})

/**
 * Has a cell in this state: in one column, or in any that is shown. Asked of each mentee alone, so that
 * a page goes no further than its last row; with nothing beside it, so that everybody can be joined.
 */
export function hasState(columns: GridColumns, state: CellState, actionId?: number): Sql {
  const column = sql`pa.project_id = ${columns.projectId} and ${isVisible(columns.flags)}
    and (${actionId ?? null}::int is null or pa.action_id = ${actionId ?? null}::int)`
  switch (state) {
    case 'todo':
      return hasUntraced(columns, state, column)
    case 'overdue':
      return sql`(${hasScheduled(columns, state, column)} or ${hasUntraced(columns, state, column)})`
    case 'done':
      return sql`exists (
        select from completions c
        where ${isOwnCompletion(columns)} and c.action_id = any (${idsOf(column)})
          and ${columns.cells.includes(sql`c.mentee_id`, sql`c.action_id`)})`
    default:
      return hasScheduled(columns, state, column)
  }
}

/** The ids of columns, read once. */
const idsOf = (column: Sql): Sql =>
  sql`array(select pa.action_id from project_actions pa where ${column})`

/** A completion `c` of the mentee `m`. */
const isOwnCompletion = ({ projectId }: GridColumns): Sql =>
  sql`c.project_id = ${projectId} and c.mentee_id = m.user_id and c.completed_at is not null`

/** The mentee's own dated data `d`. */
const isOwnDate = ({ projectId }: GridColumns): Sql =>
  sql`d.project_id = ${projectId} and d.drawer = 'mentee' and d.mentee_id = m.user_id
    and d.scheduled_at is not null`

const INACTIVE = '3000-01-01T00:00:00Z'

/** What `cell_state` says of a cell that has a date and is not done, as bounds of the date. */
function isDated(state: 'scheduled' | 'overdue' | 'inactive', now: Date): Sql {
  switch (state) {
    case 'overdue':
      return sql`d.scheduled_at <= ${now}::timestamptz`
    case 'scheduled':
      return sql`d.scheduled_at > ${now}::timestamptz
        and d.scheduled_at < ${INACTIVE}::timestamptz`
    case 'inactive':
      return sql`d.scheduled_at >= ${INACTIVE}::timestamptz`
  }
}

/**
 * A mentee has few dates: `+ 0` keeps the columns from being looked up one by one among them. But for
 * what is inactive, which is rare, many have one: `offset 0` keeps everybody's from being read.
 */
function hasScheduled(
  columns: GridColumns,
  state: 'scheduled' | 'overdue' | 'inactive',
  column: Sql,
): Sql {
  return sql`exists (
    select from action_data d
    where ${isOwnDate(columns)} and ${isDated(state, columns.now)}
      and d.action_id + 0 = any (${idsOf(column)})
      and ${columns.cells.includes(sql`d.mentee_id`, sql`d.action_id`)}
      and not exists (
        select from completions c
        where ${isOwnCompletion(columns)} and c.action_id = d.action_id)
    ${state === 'inactive' ? empty : sql`offset 0`})`
}

/**
 * A cell without trace is to do or, once its day has passed, overdue: the column's or, where anybody has
 * one, the mentee's own. `offset 0` keeps traces from being read of everybody.
 */
function hasUntraced(columns: GridColumns, state: 'todo' | 'overdue', column: Sql): Sql {
  const { projectId, now } = columns
  const isWanted = (due: Sql): Sql =>
    sql`cell_state(null, null, ${due}, ${now}::timestamptz) = ${state}`
  const byColumn = isWanted(sql`pa.due_on`)
  const hasOwn = hasOwnDues(projectId)
  const wanted = sql`${column} and (${hasOwn} or ${byColumn})`
  return sql`exists (
    select from unnest(${idsOf(wanted)}) as bare (action_id)
    where ${columns.cells.includes(sql`m.user_id`, sql`bare.action_id`)}
      and (not ${hasOwn} or (
        select ${isWanted(sql`coalesce(own.due_on, pa.due_on)`)}
        from project_actions pa
        left join action_dues own on own.project_id = pa.project_id
          and own.action_id = pa.action_id and own.mentee_id = m.user_id
        where pa.project_id = ${projectId} and pa.action_id = bare.action_id))
      and not exists (
        select from completions c
        where ${isOwnCompletion(columns)} and c.action_id = bare.action_id offset 0)
      and not exists (
        select from action_data d
        where ${isOwnDate(columns)} and d.action_id = bare.action_id offset 0))`
}

/** What is known of the mentee `m` in the column `pa`. */
const tracesOf = (projectId: number): Sql => sql`
  left join completions c on c.project_id = ${projectId} and c.mentee_id = m.user_id
    and c.action_id = pa.action_id
  left join action_data d on d.project_id = ${projectId} and d.drawer = 'mentee'
    and d.mentee_id = m.user_id and d.action_id = pa.action_id and d.scheduled_at is not null
  left join action_dues own on own.project_id = ${projectId} and own.mentee_id = m.user_id
    and own.action_id = pa.action_id`

const stateOf = (now: Date): Sql =>
  sql`cell_state(c.completed_at, d.scheduled_at, coalesce(own.due_on, pa.due_on), ${now}::timestamptz)`

/** A text by which rows are sorted, then their id; the same for paging on. */
export interface GridOrder {
  readonly key: Sql
  readonly desc: boolean
  /** Whether it is read from `memberships m` alone. */
  readonly isOfMembers: boolean
}

interface WantedOrder {
  readonly Order: 'last_name' | 'first_name' | 'mentor' | 'done'
  readonly ActionOrder?: number | null | undefined
  readonly Desc: boolean
}

/** Names sort as their keys do; numbers and dates are written so that text order is theirs. */
export function orderBy(
  columns: GridColumns,
  { Order, ActionOrder, Desc }: WantedOrder,
): GridOrder {
  const { projectId, cells } = columns
  if (ActionOrder) {
    const key = sql`(
      select case ${stateOf(columns.now)}
          when 'overdue' then '1' when 'scheduled' then '2' when 'todo' then '3'
          when 'done' then '4' else '5' end
        || coalesce(to_char(coalesce(c.completed_at, d.scheduled_at) at time zone 'UTC',
          'YYYYMMDDHH24MI'), '')
      from project_actions pa ${tracesOf(projectId)}
      where pa.project_id = ${projectId} and pa.action_id = ${ActionOrder}
        and ${isVisible(columns.flags)} and ${cells.includes(sql`m.user_id`, sql`pa.action_id`)})`
    // Cells that are not the caller's come last either way.
    return {
      key: sql`coalesce(${key}, ${Desc ? '' : '6'}) collate "C"`,
      desc: Desc,
      isOfMembers: true,
    }
  }
  switch (Order) {
    case 'last_name':
      return { key: sql`m.sort_key`, desc: Desc, isOfMembers: true }
    case 'first_name':
      return {
        key: sql`(u.first_key || ' ' || m.sort_key)`,
        desc: Desc,
        isOfMembers: false,
      }
    case 'mentor':
      return {
        key: sql`coalesce((
          select mu.sort_key from relations r join users mu on mu.id = r.holder_id
          where r.project_id = ${projectId} and r.kind = 'mentor' and r.subject_id = m.user_id
            and r.action_id is null and r.to_at is null), '') collate "C"`,
        desc: Desc,
        isOfMembers: true,
      }
    case 'done':
      return {
        key: sql`(
          select to_char(count(*), 'FM000000') from completions c
          join project_actions pa on pa.project_id = c.project_id and pa.action_id = c.action_id
          where c.project_id = ${projectId} and c.mentee_id = m.user_id
            and c.completed_at is not null and ${isVisible(columns.counting)}
            and ${cells.includes(sql`c.mentee_id`, sql`c.action_id`)}) collate "C"`,
        desc: Desc,
        isOfMembers: true,
      }
  }
}
