import pg from 'pg'
import type { BuiltInLanguage as Language, Text } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import type { QuerySteps } from '@telemachos/contract/reports/steps'

/** How a result is shown at first. */
type ViewType = 'table' | 'number' | 'bar' | 'line' | 'share'

interface OfEachTile {
  readonly title: Text
  readonly shows: ViewType
  /** Columns of the grid and its rows. */
  readonly size: readonly [columns: number, rows: number]
}

/** A label as a name in SQL; `value` makes it a text. */
export interface Say {
  (el: string, en: string): string
  value(el: string, en: string): string
}

/** A tile that asks by steps, or by a query that the project then has as its own. */
export type ReadyTile = OfEachTile &
  ({ readonly steps: QuerySteps } | { readonly text: (say: Say) => string })

/** A report that every project may begin with, and then changes as its own. */
export interface ReadyReport {
  /** Of letters, the same for ever. */
  readonly key: string
  readonly title: Text
  readonly descr: Text
  /** Who reads it, unless the project says otherwise: those who may read all that it asks of. */
  readonly roles: readonly Role[]
  readonly tiles: readonly ReadyTile[]
}

/** Steps of one view: what is not said is empty. */
export const steps = (from: string, given: Partial<QuerySteps>): QuerySteps => ({
  From: from,
  Joins: [],
  Filters: [],
  Columns: [],
  By: [],
  Measures: [],
  Sort: [],
  Limit: null,
  ...given,
})

type Condition = QuerySteps['Filters'][number]['Conditions'][number]

/** Conditions of which all hold: `[column, operator, value]`. */
export const all = (
  ...conditions: readonly (readonly [string, Condition['Operator'], Condition['Value']?])[]
): QuerySteps['Filters'] => [
  {
    Join: 'and',
    Conditions: conditions.map(([Column, Operator, Value = null]) => ({ Column, Operator, Value })),
  },
]

/** Counts rows under a label. */
export const counted: QuerySteps['Measures'] = [{ Function: 'count', Column: null, Label: '' }]

/** Who is in the programme now, as a mentee. */
export const ACTIVE_MENTEES = all(
  ['people.is_mentee', 'equals', true],
  ['people.is_active', 'equals', true],
)

/** A large number of rows. */
export const figure = (title: Text, asked: QuerySteps): ReadyTile => ({
  title,
  shows: 'number',
  size: [3, 3],
  steps: {
    ...asked,
    Measures: counted,
  },
})

/** How labels are written in the SQL of one language. */
export function sayIn(language: Language): Say {
  const of = (el: string, en: string) => (language === 'el' ? el : en)
  return Object.assign((el: string, en: string) => pg.escapeIdentifier(of(el, en)), {
    value: (el: string, en: string) => pg.escapeLiteral(of(el, en)),
  })
}
