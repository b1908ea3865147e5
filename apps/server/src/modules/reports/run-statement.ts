import { performance } from 'node:perf_hooks'
import { MOST_ROWS } from '@telemachos/contract/reports/limits'
import type { CallContext } from '../../kernel/context.ts'
import {
  type OpenStatement,
  type ReportingDatabase,
  TooMuch,
  TooSlow,
} from '../../kernel/database/reporting-database.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { visibleFlags } from '../actions/index.ts'
import { reachAs } from '../people/index.ts'
import { narrow, NOT_NARROWED, type Narrowed, type Narrowing } from './narrow.ts'
import { fieldsPart, peoplePart } from './own-fields-store.ts'
import { baseColumns, readOwnFields, typeOfColumn, type OwnFields } from './own-fields.ts'
import { cellReader, columnsOf, type Cell, type ResultColumn } from './read-cells.ts'
import { GIVEN, readStatement, type ReadStatement } from './read-statement.ts'
import { refusedByDatabase, type Sent } from './refused-by-database.ts'
import { StatementRefused } from './refusal.ts'
import { shownColumns } from './shown-columns.ts'
import { closedTo, FIELDS, PEOPLE, viewsFor } from './views.ts'

type Value = string | number | boolean | null
export type ParameterValues = Readonly<Record<string, Value | readonly Value[]>>

export interface StatementRequest {
  readonly query: string
  readonly parameters: ParameterValues
  readonly maxRows?: number
  readonly signal?: AbortSignal | undefined
  /** A UUID by which the caller may end it. */
  readonly runId?: string | undefined
  /** The filters of a report, which hold for what the text reads. */
  readonly narrowing?: Narrowing | undefined
  /** Milliseconds that PostgreSQL may work for all of its rows. */
  readonly mostMs?: number | undefined
}

export interface StatementResult {
  readonly columns: ResultColumn[]
  readonly rows: Cell[][]
  /** Whether there are more rows, or they are too large. */
  readonly truncated: boolean
  readonly ms: number
}

/** So much of an answer goes to a page, in characters. */
const MOST_CHARACTERS = 5 * 1024 * 1024
const PART = 500

const databases = new WeakMap<WeakKey, ReportingDatabase>()

/** Has statements of the database's callers run there. */
export const runIn = (reporting: ReportingDatabase) => databases.set(reporting.key, reporting)

/** Where statements of this caller are run. */
export function reportingOf({ db }: Pick<CallContext, 'db'>): ReportingDatabase {
  const reporting = databases.get(db.key)
  if (!reporting) throw new Error('no database of reports is open')
  return reporting
}

/** What a text may read in the caller's role. */
function allowedTo({ actor }: CallContext) {
  return {
    views: new Set([FIELDS, ...viewsFor(actor.role).map(({ name }) => name)]),
    closed: closedTo(actor.role),
  }
}

/**
 * Reads a text as the caller may run it, without running it.
 * @throws StatementRefused (invalid_input on `Query`) with line and column.
 */
export const readFor = (context: CallContext, text: string): Promise<ReadStatement> =>
  readStatement(text, allowedTo(context))

/**
 * Runs one SELECT with the caller's reach and field levels, apart from everything else that the server does.
 * Not to be called in a transaction.
 * @throws StatementRefused; invalid_input `required` on `Parameters.<name>` for a parameter that is missing;
 *   `unavailable` where there is no database of reports, `too_many_requests` where all of it is busy.
 */
export async function runStatement(
  context: CallContext,
  request: StatementRequest,
): Promise<StatementResult> {
  const { maxRows = MOST_ROWS } = request
  const began = performance.now()
  return withStatement(context, request, async (open, { periods }) => {
    const read = cellReader(open.columns)
    const rows: Cell[][] = []
    let characters = 0
    const isRoom = () => rows.length <= maxRows && characters <= MOST_CHARACTERS
    let part = await open.next(Math.min(PART, maxRows + 1))
    while (part.length > 0) {
      for (const row of part) {
        for (const text of row) characters += text?.length ?? 0
        if (isRoom()) rows.push(read(row))
      }
      part = isRoom() ? await open.next(Math.min(PART, maxRows + 1 - rows.length)) : []
    }
    return {
      columns: shownColumns(columnsOf(open.columns), periods),
      rows: rows.slice(0, maxRows),
      truncated: rows.length > maxRows || characters > MOST_CHARACTERS,
      ms: Math.round((performance.now() - began) * 10) / 10,
    }
  })
}

/** The same for who reads the rows part by part, as an export does. */
export async function withStatement<Result>(
  context: CallContext,
  { query, parameters, signal, runId, narrowing, mostMs }: Omit<StatementRequest, 'maxRows'>,
  work: (open: OpenStatement, statement: ReadStatement) => Promise<Result>,
): Promise<Result> {
  // Asked first: a refusal says nothing of what is out of reach.
  const caller = callerOf(context)
  const statement = await readFor(context, query)
  const own = await readOwnFields(context)
  const values = statement.names.map((name) => valueOf(name, parameters, context))
  const { relations } = statement
  const bind = (value: unknown) => `$${values.push(value)}`
  const narrowed = narrowing ? narrow(narrowing, { relations, own, context, bind }) : NOT_NARROWED
  const sent = sentOf(statement, own, context, narrowed)
  try {
    return await reportingOf(context).run(
      {
        text: sent.text,
        values,
        caller,
        signal,
        mostMs,
        runId: runId && ownRun(runId, context),
      },
      (open) => work(open, statement),
    )
  } catch (error) {
    if (error instanceof TooMuch) throw new StatementRefused({ rule: 'sql_too_much' }, query)
    if (error instanceof TooSlow) throw new StatementRefused({ rule: 'sql_too_slow' }, query)
    if (signal?.aborted) throw new AppError('rule_violated', { details: { rule: 'sql_cancelled' } })
    throw refusedByDatabase(error, { sent, own, context, statement })
  }
}

/** Nobody ends what somebody else runs. */
export const ownRun = (runId: string, { actor }: CallContext) => `${actor.userId}:${runId}`

function callerOf(context: CallContext) {
  const { projectId, userId, level, role } = context.actor
  const { needed, hiding } = visibleFlags(role)
  return { projectId, userId, level, reach: reachAs(context), needed, hiding }
}

/** What is sent: the parts of the server, then the author's text. */
function sentOf(
  { sent, relations, hasParts }: ReadStatement,
  own: OwnFields,
  context: CallContext,
  narrowed: Narrowed,
): Sent {
  const parts = [
    ...(relations.includes(PEOPLE) || narrowed.needsPeople
      ? [peoplePart(baseColumns(context), own.seen, own.seesEmail, narrowed.people)]
      : []),
    ...narrowed.parts,
    ...(relations.includes(FIELDS)
      ? [
          fieldsPart(
            own.seen.map((one) => ({
              name: one.name,
              label: one.field.Label,
              type: typeOfColumn(one),
            })),
          ),
        ]
      : []),
  ]
  if (parts.length === 0) return { text: sent, before: 0 }
  const before = `with ${parts.join(', ')}\n${hasParts ? 'select * from (' : '('}\n`
  return { text: `${before}${sent}\n)${hasParts ? ' as found' : ''}`, before: before.length }
}

function valueOf(name: string, parameters: ParameterValues, context: CallContext): unknown {
  const { actor, principal } = context
  if (name === GIVEN[0]) return String(actor.userId)
  if (name === GIVEN[1]) return [...(principal.memberships.get(actor.projectId) ?? [actor.role])]
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
  if (value === undefined) throw refuseField(`Parameters.${name}`, 'required')
  if (Array.isArray(value)) return value.map((one: Value) => (one === null ? null : String(one)))
  return value === null ? null : String(value)
}
