import type { Role } from '@telemachos/contract/core/roles'
import { roleAllowed } from '@telemachos/contract/core/roles'
import type { SchemaView } from '../../kernel/database/reporting-schema.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import {
  CALLER,
  type Reporting,
  type ReportView,
  type WithinReach,
} from '../../kernel/reporting.ts'
import { recordsOfEach, withinOfEach } from '../people/index.ts'
import { peopleSource } from './people-store.ts'

/** The view that the server alone reads: people with their fields as they are stored. */
const PEOPLE_SOURCE = 'people_source'

/** The views that the server writes for each run, before the author's text. */
export const PEOPLE = 'people'
export const FIELDS = 'fields'

export interface NamedView extends ReportView {
  readonly name: string
}

const known = new Map<string, NamedView>()

/**
 * Takes what the domains declare.
 * @throws Error for a view that two domains declare.
 */
export function declareViews(declared: readonly (Reporting | undefined)[]): void {
  known.clear()
  for (const reporting of declared) {
    for (const [name, view] of Object.entries(viewsOf(reporting))) {
      if (known.has(name) || name === FIELDS || name === PEOPLE_SOURCE)
        throw new Error(`Two domains declare the view ${name}`)
      known.set(name, { name, ...view })
    }
  }
}

/** Who asks is a setting of the transaction. */
const reached: WithinReach = Object.assign((actionId?: Sql) => withinOfEach(CALLER, actionId), {
  records: () => recordsOfEach(CALLER),
})

/** The views to make in the database, of what has been declared. */
export function schemaViews(): SchemaView[] {
  const made = [...known.values()].map(({ name, columns, select }) => ({
    name,
    columns: Object.keys(columns),
    select: select(reached),
  }))
  return [...made, { name: PEOPLE_SOURCE, ...peopleSource(reached) }]
}

const viewsOf = (reporting: Reporting | undefined): Readonly<Record<string, ReportView>> =>
  reporting !== undefined && 'views' in reporting ? reporting.views : {}

/** The views that a role reads, but for that of fields. */
export const viewsFor = (role: Role): readonly NamedView[] =>
  [...known.values()].filter(({ roles }) => roleAllowed(role, roles))

/** Names of the schema that a role does not read; no part of a text may be called so either. */
export const closedTo = (role: Role): ReadonlySet<string> =>
  new Set([
    PEOPLE_SOURCE,
    ...[...known.values()].filter(({ roles }) => !roleAllowed(role, roles)).map(({ name }) => name),
  ])
