import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { PREVIEW_ROWS } from '@telemachos/contract/reports/limits'
import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { translate } from '../../kernel/texts.ts'
import { readSettings, reachAs } from '../people/index.ts'
import { accessQuery } from './policy.ts'
import { insertRun, type QueryRow } from './query-store.ts'
import { rowsAsObjects } from './read-cells.ts'
import { GIVEN } from './read-statement.ts'
import { COLUMN, queryStart, reportWords, sayColumns } from './report-texts.ts'
import { StatementRefused } from './refusal.ts'
import {
  ownRun,
  readFor,
  reportingOf,
  runStatement,
  type ParameterValues,
  type StatementRequest,
  type StatementResult,
} from './run-statement.ts'
import { FIELDS, PEOPLE, viewsFor } from './views.ts'
import { writeSteps } from './write-steps.ts'

type Calls = typeof contract.reports.calls

/** Runs a query that the caller may run, and keeps that it was run. */
async function runKept(
  query: QueryRow,
  request: Omit<StatementRequest, 'query'>,
  context: CallContext,
): Promise<StatementResult> {
  const result = await runStatement(context, { ...request, query: query.text })
  await insertRun(context.db, {
    queryId: query.id,
    version: query.version,
    userId: context.actor.userId,
    at: context.now,
    ms: result.ms,
    rows: result.rows.length,
  })
  context.audit({ detail: { queryId: query.id, version: query.version, rows: result.rows.length } })
  return result
}

/** As a client that knows the specification alone has it: rows by the names of their columns. */
export async function executeQuery(
  { Id, Parameters }: InputOf<Calls['executeQuery']>,
  context: CallContext,
): Promise<OutputOf<Calls['executeQuery']>> {
  reachAs(context)
  const query = await accessQuery(context, Id)
  const { columns, rows, truncated } = await runKept(
    query,
    { parameters: Parameters ?? {} },
    context,
  )
  const Columns = await columnsIn(Id, columns, context)
  return { Result: rowsAsObjects(columns, rows), Columns, Truncated: truncated }
}

export async function runQuery(
  { Id, Parameters, RunId }: InputOf<Calls['runQuery']>,
  context: CallContext,
): Promise<OutputOf<Calls['runQuery']>> {
  reachAs(context)
  const query = await accessQuery(context, Id)
  const result = await runKept(query, { parameters: Parameters, runId: RunId }, context)
  return { ...shown(result, context), Columns: await columnsIn(Id, result.columns, context) }
}

/** The columns of a query’s result, with what they are called in the caller’s language. */
async function columnsIn(
  id: number,
  columns: StatementResult['columns'],
  context: CallContext,
): Promise<StatementResult['columns']> {
  const start = `${queryStart(id)}${COLUMN}`
  return sayColumns(await reportWords(context, start), start, columns)
}

/** What of a result goes to a page. */
const shown = (
  { columns, rows, truncated, ms }: StatementResult,
  { now }: CallContext,
): OutputOf<Calls['runQuery']> => ({
  Columns: columns,
  Rows: rows,
  Truncated: truncated,
  Ms: ms,
  At: now.toISOString(),
})

export async function cancelRun(
  { RunId }: InputOf<Calls['cancelRun']>,
  context: CallContext,
): Promise<OutputOf<Calls['cancelRun']>> {
  return { Cancelled: await reportingOf(context).cancel(ownRun(RunId, context)) }
}

export async function previewSteps(
  { Steps, Parameters }: InputOf<Calls['previewSteps']>,
  context: CallContext,
): Promise<OutputOf<Calls['previewSteps']>> {
  reachAs(context)
  const query = await writeSteps(Steps, context)
  const given = withoutMissing(await readFor(context, query), Parameters)
  const result = await runStatement(context, { query, parameters: given, maxRows: PREVIEW_ROWS })
  return { Query: query, Result: shown(result, context) }
}

/** A preview is there before its parameters are: what is missing compares with nothing. */
function withoutMissing(
  { names }: { readonly names: readonly string[] },
  given: ParameterValues,
): ParameterValues {
  return { ...Object.fromEntries(names.map((name) => [name, null])), ...given }
}

/** What is in a text, what is wrong with it, and what others would not see of it. */
export async function checkText(
  { Query, Roles }: InputOf<Calls['checkText']>,
  context: CallContext,
): Promise<OutputOf<Calls['checkText']>> {
  reachAs(context)
  try {
    const { names, relations, columns } = await readFor(context, Query)
    const parameters = names.filter((name) => !GIVEN.some((given) => given === name))
    const nothing = Object.fromEntries(parameters.map((name) => [name, null]))
    await runStatement(context, { query: Query, parameters: nothing, maxRows: 1 })
    const unseen = await unseenBy(Roles, { relations, columns }, context)
    return { Parameters: parameters, Views: [...relations], Mistake: null, Unseen: unseen }
  } catch (error) {
    if (!(error instanceof StatementRefused)) throw error
    return { Parameters: [], Views: [], Mistake: mistakeOf(error, context), Unseen: [] }
  }
}

const mistakeOf = (error: StatementRefused, context: CallContext) => ({
  Message: sentenceOf(error, context),
  Line: error.place?.line ?? null,
  Column: error.place?.column ?? null,
  Near: [...(error.mistake.near ?? [])],
})

/** What an author is told, in words. */
function sentenceOf({ mistake }: StatementRefused, { language }: CallContext): string {
  const rule = translate(language, `rule.${mistake.rule}`, 'rule.invalid')
  return mistake.about === undefined ? rule : `${rule}: ${mistake.about}`
}

/** Views and fields that a text reads and that some of these roles do not see. */
async function unseenBy(
  roles: InputOf<Calls['checkText']>['Roles'],
  {
    relations,
    columns,
  }: { readonly relations: readonly string[]; readonly columns: readonly string[] },
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['checkText']>['Unseen']> {
  const { User: { Fields = [], ProjectFields = [] } = {} } = await readSettings(db, actor.projectId)
  const fields = [...Fields, ...ProjectFields].filter(
    ({ Name }) => relations.includes(PEOPLE) && columns.includes(Name.toLowerCase()),
  )
  return roles.flatMap((role) => {
    const views = new Set([FIELDS, ...viewsFor(role).map(({ name }) => name)])
    const unseen = [
      ...relations.filter((name) => !views.has(name)),
      ...fields
        .filter(({ Visible }) => Visible < ROLE_LEVEL[role])
        .map(({ Name }) => `${PEOPLE}.${Name.toLowerCase()}`),
    ]
    return unseen.length > 0 ? [{ Role: role, Columns: unseen }] : []
  })
}

/** Runs a text that is not kept. */
export async function adminExecute(
  { Query, Parameters, RunId }: InputOf<Calls['adminExecute']>,
  context: CallContext,
): Promise<OutputOf<Calls['adminExecute']>> {
  const request = { query: Query, parameters: Parameters ?? {}, runId: RunId }
  const result = await runStatement(context, request)
  context.audit({ detail: { rows: result.rows.length } })
  return { Result: rowsAsObjects(result.columns, result.rows), ...shown(result, context) }
}

/** The same for the development page, which is told of a mistake in the answer. */
export async function debugQuery(
  { Command: { Query, Params } }: InputOf<Calls['debugQuery']>,
  context: CallContext,
): Promise<OutputOf<Calls['debugQuery']>> {
  reachAs(context)
  try {
    const { Result } = await adminExecute({ Query, Parameters: Params }, context)
    return { Result }
  } catch (error) {
    if (error instanceof StatementRefused) return { Error: withPlace(error, context) }
    if (error instanceof AppError && error.status < 500)
      return {
        Error: error.toBody(context.language, context.requestId).fields?.[0]?.message ?? error.code,
      }
    throw error
  }
}

/** The queries of debugging, where the operator has not switched them on. @throws rule_violated `debug_off`. */
export function refuseDebugging(
  _input: InputOf<Calls['debugQuery']>,
  context: CallContext,
): Promise<OutputOf<Calls['debugQuery']>> {
  reachAs(context)
  throw ruleViolated('debug_off')
}

function withPlace(error: StatementRefused, context: CallContext): string {
  const { place } = error
  const sentence = sentenceOf(error, context)
  return place ? `${place.line}:${place.column} ${sentence}` : sentence
}
