import pg from 'pg'
import type { ReportType } from '../../kernel/reporting.ts'

/** Binds a value and names its place, `$3`. */
export type Bind = (value: unknown) => string

/** A column of `people` and what it is to be. */
export interface PeopleFilter {
  readonly name: string
  readonly type: ReportType
  readonly value: string
}

/** The days that count; either end may be open. */
export interface Period {
  readonly from: string | null
  /** The last one. */
  readonly to: string | null
}

const quoted = pg.escapeIdentifier

/** What the people `p` of a statement are narrowed by. */
export function peopleConditions(
  filters: readonly PeopleFilter[],
  mentorId: number | null,
  bind: Bind,
): string[] {
  return [
    ...(mentorId === null ? [] : [`p.mentor_id = ${bind(mentorId)}::int`]),
    ...filters.map((one) => conditionOf(one, bind)),
  ]
}

function conditionOf({ name, type, value }: PeopleFilter, bind: Bind): string {
  const column = `p.${quoted(name)}`
  const given = bind(value)
  switch (type) {
    case 'number':
      return `${column} = ${given}::numeric`
    case 'date':
      return `${column} = ${given}::date`
    case 'time':
      return `${column}::date = ${given}::date`
    case 'boolean':
      return `${column} = ${given}::boolean`
    case 'list':
      return `${given}::text = any(${column}::text[])`
    case 'text':
      return `lower(${column}) = lower(${given}::text)`
  }
}

/** Rows of a column that were within a period. */
export function periodConditions(column: string, { from, to }: Period, bind: Bind): string[] {
  const moment = `p.${quoted(column)}`
  return [
    ...(from === null ? [] : [`${moment} >= ${bind(from)}::date`]),
    ...(to === null ? [] : [`${moment} < ${bind(to)}::date + 1`]),
  ]
}

/** Rows whose column leads to one that another part of the statement has. */
export const isAmong = (column: string, part: string, partColumn: string): string =>
  `p.${quoted(column)} in (select ${quoted(partColumn)} from ${quoted(part)})`

/** Rows of actions of one group. */
export const isOfGroup = (group: string, bind: Bind): string =>
  `p.group_name = ${bind(group)}::text`

/** Rows whose action is of one group. */
export const isOfGroupsAction = (column: string, group: string, bind: Bind): string =>
  `p.${quoted(column)} in (select action_id from actions where group_name = ${bind(group)}::text)`

/**
 * The part of a statement that stands for a view, with fewer of its rows. Within it the view’s own name is
 * still the view: only `with recursive` would be another.
 */
export const viewPart = (name: string, conditions: readonly string[]): string =>
  `${quoted(name)} as not materialized (select p.* from ${quoted(name)} p where ${conditions.join(' and ')})`
