import pg from 'pg'
import type { Db } from '../kernel/database/database.ts'
import { Sql, sql, statementName } from '../kernel/database/sql.ts'

/** A step of a plan with what became of it, as EXPLAIN (ANALYZE, FORMAT JSON) gives it. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'CTE Name'?: string
  /** Of a table of the `with`: what it is called, behind CTE. */
  readonly 'Subplan Name'?: string
  readonly 'Plan Rows': number
  /** Of one loop, on average. */
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

/** With every row and page, without the time, which is the machine's. */
const EXPLAIN = 'explain (analyze, buffers, timing off, summary off, format json)'

/**
 * Carries a statement out and explains the plan that its connection uses for it: where it is prepared
 * there under its name, the one that PostgreSQL takes for it, otherwise one for its values.
 * @param db has one connection.
 */
export async function explainStatement(db: Db, { text, parts, values }: Sql): Promise<PlanNode> {
  const [first = '', ...rest] = parts
  const explained = (await isPrepared(db, text))
    ? new Sql([`${EXPLAIN} execute "${statementName(text)}"${argumentsOf(values)}`], [], true)
    : new Sql([`${EXPLAIN} ${first}`, ...rest], values, true)
  const row = await db.one<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained)
  return row['QUERY PLAN'][0].Plan
}

/** Whether the one connection has prepared a statement, and may keep a plan of it. */
export async function isPrepared(db: Db, text: string): Promise<boolean> {
  const found = await db.row(sql`
    select from pg_prepared_statements where name = ${statementName(text)}`)
  return found !== undefined
}

/** Whether the one connection works by a plan for all values; after a few executions, it has decided. */
export async function isKept(db: Db, text: string): Promise<boolean> {
  const found = await db.row(sql`
    select from pg_prepared_statements where name = ${statementName(text)} and generic_plans > 0`)
  return found !== undefined
}

/** The part of a plan that is called so. */
export function partOf(step: PlanNode, name: string): PlanNode | undefined {
  if (step['Subplan Name'] === name) return step
  for (const below of step.Plans ?? []) {
    const found = partOf(below, name)
    if (found) return found
  }
  return undefined
}

/** How often the steps of a plan that read a table begin anew. */
export function loopsOver(table: string, step: PlanNode): number {
  const own = step['Relation Name'] === table ? step['Actual Loops'] : 0
  return (step.Plans ?? []).reduce((sum, below) => sum + loopsOver(table, below), own)
}

/** EXECUTE takes no parameters of the protocol: its values are written out. */
const argumentsOf = (values: readonly unknown[]): string =>
  values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`

const literalOf = (value: unknown): string =>
  value === null ? 'null' : pg.escapeLiteral(textOf(value))

/** A value as the text that PostgreSQL reads it from. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (!Array.isArray(value)) return String(value)
  const items = value.map((item: unknown) => {
    if (item === null) return 'null'
    return Array.isArray(item) ? textOf(item) : `"${textOf(item).replaceAll(/["\\]/g, '\\$&')}"`
  })
  return `{${items.join(',')}}`
}

/** From so many rows on, so many times as many as were expected are too many. */
const MANY_ROWS = 1_000
const MOST_TIMES = 50

/** The most rows of a step in all its loops, and the most pages of a plan: of 5,000 people, some for each cell. */
const MOST_ROWS = 300_000
const MOST_PAGES = 250_000

/** What shows that a plan is not made for the rows that there are. */
export function faultsOf(plan: PlanNode): string[] {
  const pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  return [...(pages > MOST_PAGES ? [`${pages} pages`] : []), ...stepFaultsOf(plan)]
}

/** Which steps of a plan read more rows in all their loops. */
export function stepsBeyond(step: PlanNode, mostRows: number): string[] {
  const { 'Actual Rows': actual, 'Actual Loops': loops, Plans = [] } = step
  const read = loops * (actual + removedBy(step))
  const name = [step['Node Type'], step['Relation Name'] ?? step['CTE Name'] ?? []].flat().join(' ')
  return [
    ...(read > mostRows ? [`${name}: ${read} rows`] : []),
    ...Plans.flatMap((plan) => stepsBeyond(plan, mostRows)),
  ]
}

function stepFaultsOf(step: PlanNode): string[] {
  const { 'Plan Rows': expected, 'Actual Rows': actual, 'Actual Loops': loops, Plans = [] } = step
  const name = [step['Node Type'], step['Relation Name'] ?? step['CTE Name'] ?? []].flat().join(' ')
  const faults: string[] = []
  const isUnderestimated = actual > MOST_TIMES * expected && actual * loops > MANY_ROWS
  if (isUnderestimated && findsPeople(step))
    faults.push(`${name}: ${actual} rows in place of ${expected}, ${loops} times`)
  const read = loops * (actual + removedBy(step))
  if (read > MOST_ROWS) faults.push(`${name}: ${read} rows read in ${loops} loops`)
  return [...faults, ...Plans.flatMap(stepFaultsOf)]
}

const removedBy = (step: PlanNode): number =>
  (step['Rows Removed by Filter'] ?? 0) +
  (step['Rows Removed by Join Filter'] ?? 0) +
  (step['Rows Removed by Index Recheck'] ?? 0)

const PEOPLE_TABLES: readonly string[] = ['memberships', 'relations', 'users']

/** Whether a step carries reach: it reads people and their relations, and nothing else. */
function findsPeople({ 'Relation Name': table, 'CTE Name': named, Plans = [] }: PlanNode): boolean {
  if (named !== undefined) return false
  const readsPeople = table === undefined ? Plans.length > 0 : PEOPLE_TABLES.includes(table)
  return readsPeople && Plans.every(findsPeople)
}
