import type { Text } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import { type Sql, sql } from './database/sql.ts'

/** What a column holds, for the dictionary, the builder and the editor. */
export type ReportType = 'text' | 'number' | 'date' | 'time' | 'boolean' | 'list'

export interface ReportColumn {
  readonly type: ReportType
  readonly label: Text
  /** Whether it says something about a person. */
  readonly personal?: true
}

/** From a column to one of another view; `name` is what steps call it. */
export interface ReportRelation {
  readonly column: string
  readonly view: string
  readonly toColumn: string
  readonly label: Text
}

/** Makes the condition that the membership `m` is within the caller's reach, for the action in a column where one is given. */
export interface WithinReach {
  (actionId?: Sql): Sql
  /** The same of what is on record by registry number: whoever reaches the project reads it of those who have left. */
  readonly records: () => Sql
}

/** A view that authors' SQL may read: stable names, plain facts, one row for each thing. */
export interface ReportView {
  readonly label: Text
  readonly descr: Text
  /** Who may read it at all; what of it, its own SQL says. */
  readonly roles: readonly Role[]
  readonly columns: Readonly<Record<string, ReportColumn>>
  readonly relations?: readonly ReportRelation[]
  /** The column that says when a row was: what a report’s period is held against. */
  readonly period?: string
  /** A SELECT of the columns, in their order; it sees the caller by `CALLER` and `within` alone. */
  readonly select: (within: WithinReach) => Sql
}

/** What a domain has for reports; where that is nothing, why. */
export type Reporting =
  | { readonly views: Readonly<Record<string, ReportView>> }
  | { readonly nothing: string }

/** Settings of a transaction that say for whom a view is read; nothing is seen where they are missing. */
export const CALLER_SETTINGS = {
  projectId: 'telemachos.project',
  userId: 'telemachos.person',
  reach: 'telemachos.reach',
  level: 'telemachos.level',
  needed: 'telemachos.needed',
  hiding: 'telemachos.hiding',
} as const

/** Who asks, inside a view: looked up once for each statement. */
export const CALLER = {
  projectId: sql`(select nullif(current_setting('telemachos.project', true), '')::int)`,
  userId: sql`(select nullif(current_setting('telemachos.person', true), '')::int)`,
  reach: sql`(select current_setting('telemachos.reach', true))`,
  level: sql`(select nullif(current_setting('telemachos.level', true), '')::int)`,
  /** Flags that a thing has to have, and those that hide it from the caller. */
  needed: sql`(select nullif(current_setting('telemachos.needed', true), '')::int)`,
  hiding: sql`(select nullif(current_setting('telemachos.hiding', true), '')::int)`,
} as const

const columnOf =
  (type: ReportType) =>
  (el: string, en: string, personal?: 'personal'): ReportColumn => ({
    type,
    label: { el, en },
    ...(personal && { personal: true }),
  })

/** Columns by their type: `text('Τίτλος', 'Title')`. */
export const column = {
  text: columnOf('text'),
  number: columnOf('number'),
  date: columnOf('date'),
  time: columnOf('time'),
  boolean: columnOf('boolean'),
  list: columnOf('list'),
}

/** A relation to another view: `toView('user_id', 'people', 'user_id', 'Άτομο', 'Person')`. */
export const toView = (
  from: string,
  view: string,
  toColumn: string,
  el: string,
  en: string,
): ReportRelation => ({ column: from, view, toColumn, label: { el, en } })
