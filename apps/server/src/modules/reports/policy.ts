import { roleAllowed } from '@telemachos/contract/core/roles'
import { SQL_ROLES } from '@telemachos/contract/reports/roles'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { findQuery, findVersion, type QueryRow } from './query-store.ts'
import type { QueryReader } from './reader.ts'
import { findReport, type ReportRow } from './report-store.ts'
import { findReportVersion } from './report-version-store.ts'
import { findSchedule, type ScheduleRow } from './schedule-store.ts'

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

/** Whoever made a report changes it, and who administers the project any. */
export const mayEditReport = (
  { authorId }: Pick<ReportRow, 'authorId'>,
  { actor }: CallContext,
): boolean => writesSql(actor) || authorId === actor.userId

/** A report that the caller reads. */
export const accessReport = access('report', (context: CallContext, id: number) =>
  findReport(context.db, readerOf(context), id),
)

/** The same, to be changed; locked until the transaction ends. */
export const accessEditableReport = access(
  'report',
  (context: CallContext, id: number) => findReport(context.db, readerOf(context), id, true),
  [mayEditReport, 'forbidden'],
)

/** An earlier version of a report that the caller edits. */
export const accessReportVersion = access(
  'version of a report',
  ({ db }: CallContext, id: number, version: number) => findReportVersion(db, id, version),
)

/** What a statement finds of a report. */
export const foundReport = found('report')

/** A ready-made report among those that the caller is offered. */
export const foundReady = found('ready-made report')

/** A tile of a report that is at hand. */
export const foundTile = found('tile of a report')

/** Whoever made a schedule changes it, and who administers the project any. */
export const mayEditSchedule = (
  { authorId }: Pick<ScheduleRow, 'authorId'>,
  { actor }: CallContext,
): boolean => writesSql(actor) || authorId === actor.userId

/** A schedule of a report that the caller reads. */
export const accessSchedule = access('schedule', (context: CallContext, id: number) =>
  findSchedule(context.db, readerOf(context), id),
)

/** The same, to be changed; locked until the transaction ends. */
export const accessEditableSchedule = access(
  'schedule',
  (context: CallContext, id: number) => findSchedule(context.db, readerOf(context), id, true),
  [mayEditSchedule, 'forbidden'],
)
