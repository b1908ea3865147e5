import { roleAllowed } from '@telemachos/contract/core/roles'
import { SQL_ROLES } from '@telemachos/contract/reports/roles'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { findQuery, findVersion, type QueryReader, type QueryRow } from './query-store.ts'

/** Whether somebody writes SQL, and keeps every query of the project in order. */
const writesSql = ({ role }: Actor): boolean => roleAllowed(role, SQL_ROLES)

/** As whom queries are looked for. */
export const readerOf = ({ actor }: CallContext): QueryReader => ({
  ...actor,
  seesAll: writesSql(actor),
})

/** Who made a query by steps changes it, and who writes SQL any. */
export const mayEdit = ({ authorId, steps }: QueryRow, { actor }: CallContext): boolean =>
  writesSql(actor) || (authorId === actor.userId && steps !== null)

/** A query that the caller runs or edits. */
export const accessQuery = access('query', (context: CallContext, id: number) =>
  findQuery(context.db, readerOf(context), id),
)

/** The same, to be changed; locked until the transaction ends. */
export const accessEditable = access(
  'query',
  (context: CallContext, id: number) => findQuery(context.db, readerOf(context), id, true),
  [mayEdit, 'forbidden'],
)

/** The same, to see how it came to be. */
export const accessWritten = access(
  'query',
  (context: CallContext, id: number) => findQuery(context.db, readerOf(context), id),
  [mayEdit, 'forbidden'],
)

/** The same, as the caller has seen it; without a version the last who saves wins. */
export const allowVersion = allow<
  { readonly version: number; readonly seen: number | undefined },
  CallContext
>([
  ({ version, seen }) => seen === undefined || version === seen,
  ({ version }) => new AppError('conflict', { details: { Version: version } }),
])

/** A text that no steps have written. */
export const allowText = allow<{ readonly isBySteps: boolean }, CallContext>([
  ({ isBySteps }, { actor }) => isBySteps || writesSql(actor),
  () => ruleViolated('sql_by_steps'),
])

/** An earlier version of a query that the caller edits. */
export const accessVersion = access(
  'version of a query',
  ({ db }: CallContext, id: number, version: number) => findVersion(db, id, version),
)

/** What a statement finds of a query. */
export const foundQuery = found('query')
