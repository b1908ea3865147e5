import pg from 'pg'
import type { QuerySteps } from '@telemachos/contract/reports/steps'
import type { AppError } from '../../kernel/errors.ts'

/** What steps may choose of a view. */
export interface StepView {
  readonly columns: ReadonlyMap<string, string>
  readonly relations: readonly {
    readonly Name: string
    readonly Column: string
    readonly View: string
    readonly ToColumn: string
  }[]
}

export type Refuse = (path: string, rule: string) => AppError
type Condition = QuerySteps['Filters'][number]['Conditions'][number]
type Value = string | number | boolean

const { escapeIdentifier: quoted, escapeLiteral } = pg

/** Names as an author would write them: quotes only where they are needed. */
export const nameOf = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/.test(name) ? name : quoted(name)

/** The SQL of steps, one clause a line, to be read and taken over by people. */
export function stepsText(
  steps: QuerySteps,
  views: ReadonlyMap<string, StepView>,
  refuse: Refuse,
): string {
  const column = columnFinder(steps, views, refuse)
  const groups = steps.By.map(({ Column, Bucket }, index) => ({
    sql: bucketOf(column(Column, `By.${index}.Column`), Bucket, () =>
      refuse(`By.${index}.Bucket`, 'step_bucket'),
    ),
    name: Bucket === 'value' ? labelOf(Column) : `${labelOf(Column)}_${BUCKET_NAMES[Bucket]}`,
  }))
  const measures = steps.Measures.map((measure, index) => measureOf(measure, index, column, refuse))
  const isSummed = groups.length > 0 || measures.length > 0
  const shown = steps.Columns.map((reference, index) => ({
    sql: column(reference, `Columns.${index}`).sql,
    name: labelOf(reference),
  }))
  const plain = shown.length > 0 ? shown : allColumns(steps, views)
  const list = unlike(isSummed ? [...groups, ...(measures.length > 0 ? measures : [COUNT])] : plain)
  const lines = [
    `select ${list.map(({ sql, name }) => `${sql} as ${nameOf(name)}`).join(',\n  ')}`,
    ...sourceLines(steps, views, refuse),
    ...(isSummed && groups.length > 0
      ? [`group by ${groups.map((_, at) => at + 1).join(', ')}`]
      : []),
    ...orderOf(steps, list, refuse),
    // What is counted by something reads in its order, such as month after month.
    ...(isSummed && groups.length > 0 && steps.Sort.length === 0
      ? [`order by ${groups.map((_, at) => at + 1).join(', ')}`]
      : []),
    ...(steps.Limit === null ? [] : [`limit ${steps.Limit}`]),
  ]
  return lines.join('\n')
}

type FindColumn = (reference: string, path: string) => { sql: string; type: string }

/** Finds the columns that steps name, in the views that they have chosen. */
export function columnFinder(
  steps: QuerySteps,
  views: ReadonlyMap<string, StepView>,
  refuse: Refuse,
): FindColumn {
  const chosen = new Set([steps.From, ...steps.Joins.map(({ View }) => View)])
  return (reference, path) => {
    const [view = '', name = ''] = reference.split('.')
    const type = chosen.has(view) ? views.get(view)?.columns.get(name) : undefined
    if (type === undefined) throw refuse(path, 'sql_column')
    return { sql: `${nameOf(view)}.${nameOf(name)}`, type }
  }
}

/** Where the rows of steps come from, and which of them. */
export const sourceLines = (
  steps: QuerySteps,
  views: ReadonlyMap<string, StepView>,
  refuse: Refuse,
): string[] => [
  `from ${nameOf(steps.From)}`,
  ...joinsOf(steps, views, refuse),
  ...whereOf(steps, columnFinder(steps, views, refuse), refuse),
]

interface Shown {
  readonly sql: string
  readonly name: string
}

const COUNT: Shown = { sql: 'count(*)', name: 'count' }

const labelOf = (reference: string) => reference.split('.')[1] ?? reference

/** A column that is called as an earlier one gets a number. */
function unlike(list: readonly Shown[]): Shown[] {
  const taken = new Map<string, number>()
  return list.map(({ sql, name }) => {
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return { sql, name: times === 1 ? name : `${name}_${times}` }
  })
}

function allColumns(steps: QuerySteps, views: ReadonlyMap<string, StepView>): Shown[] {
  const names = [...(views.get(steps.From)?.columns.keys() ?? [])]
  return names.map((name) => ({ sql: `${nameOf(steps.From)}.${nameOf(name)}`, name }))
}

const BUCKET_NAMES = {
  value: '',
  day: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  ageBand: 'age',
} as const

/** Bands of age as the European Social Fund has them. */
export function bucketOf(
  { sql, type }: { readonly sql: string; readonly type: string },
  bucket: keyof typeof BUCKET_NAMES,
  refuse: () => AppError,
): string {
  if (bucket === 'value') return sql
  if (type !== 'date' && type !== 'time') throw refuse()
  if (bucket !== 'ageBand') return `date_trunc('${bucket}', ${sql})::date`
  const age = `date_part('year', age(${sql}))`
  return `case when ${sql} is null then null when ${age} < 18 then '0-17' when ${age} < 25 then '18-24'
    when ${age} < 30 then '25-29' when ${age} < 55 then '30-54' else '55+' end`
}

function measureOf(
  { Function: kind, Column, Label }: QuerySteps['Measures'][number],
  index: number,
  column: FindColumn,
  refuse: Refuse,
): Shown {
  if (Column === null) {
    if (kind !== 'count') throw refuse(`Measures.${index}.Column`, 'required')
    return { sql: 'count(*)', name: Label || 'count' }
  }
  const { sql, type } = column(Column, `Measures.${index}.Column`)
  if ((kind === 'sum' || kind === 'average') && type !== 'number')
    throw refuse(`Measures.${index}.Column`, 'step_number')
  const calls = {
    count: `count(${sql})`,
    countDistinct: `count(distinct ${sql})`,
    sum: `sum(${sql})`,
    average: `round(avg(${sql})::numeric, 2)`,
    least: `min(${sql})`,
    most: `max(${sql})`,
  }
  return { sql: calls[kind], name: Label || `${kind.toLowerCase()}_${labelOf(Column)}` }
}

function joinsOf(
  steps: QuerySteps,
  views: ReadonlyMap<string, StepView>,
  refuse: Refuse,
): string[] {
  const before = new Set([steps.From])
  return steps.Joins.map(({ View, Relation, Optional }, index) => {
    const found = findRelation(Relation, View, before, views)
    if (found === undefined) throw refuse(`Joins.${index}.Relation`, 'step_relation')
    before.add(View)
    return `${Optional ? 'left join' : 'join'} ${nameOf(View)} on ${found}`
  })
}

/** From a view before, or towards one: a relation is walked both ways. Its name is `view.column`. */
function findRelation(
  name: string,
  view: string,
  before: ReadonlySet<string>,
  views: ReadonlyMap<string, StepView>,
): string | undefined {
  for (const from of [...before, view]) {
    const relation = views.get(from)?.relations.find((one) => one.Name === name)
    if (!relation) continue
    const leadsHere = from === view ? before.has(relation.View) : relation.View === view
    if (!leadsHere) continue
    const to = `${nameOf(relation.View)}.${nameOf(relation.ToColumn)}`
    return `${nameOf(from)}.${nameOf(relation.Column)} = ${to}`
  }
  return undefined
}

function whereOf(steps: QuerySteps, column: FindColumn, refuse: Refuse): string[] {
  const groups = steps.Filters.flatMap(({ Join, Conditions }, place) => {
    if (Conditions.length === 0) return []
    const each = Conditions.map((one, index) =>
      conditionOf(one, `Filters.${place}.Conditions.${index}`, column, refuse),
    )
    return [each.length === 1 ? each.join('') : `(${each.join(` ${Join} `)})`]
  })
  return groups.length > 0 ? [`where ${groups.join('\n  and ')}`] : []
}

const COMPARED = {
  equals: '=',
  differs: 'is distinct from',
  less: '<',
  atMost: '<=',
  more: '>',
  atLeast: '>=',
} as const

const isCompared = (operator: string): operator is keyof typeof COMPARED => operator in COMPARED

function conditionOf(
  { Column, Operator, Value }: Condition,
  path: string,
  column: FindColumn,
  refuse: Refuse,
): string {
  const { sql, type } = column(Column, `${path}.Column`)
  if (Operator === 'isEmpty') return `${sql} is null`
  if (Operator === 'isFilled') return `${sql} is not null`
  if (Operator === 'thisMonth' || Operator === 'thisYear') {
    const part = Operator === 'thisMonth' ? 'month' : 'year'
    return `date_trunc('${part}', ${sql}) = date_trunc('${part}', now())`
  }
  if (Value === null) throw refuse(`${path}.Value`, 'required')
  if (Operator === 'isOneOf') {
    const values = Array.isArray(Value) ? Value : [Value]
    if (values.length === 0) throw refuse(`${path}.Value`, 'required')
    return `${sql} in (${values.map((one) => literalOf(one, type, path, refuse)).join(', ')})`
  }
  if (Array.isArray(Value)) throw refuse(`${path}.Value`, 'invalid')
  if (isCompared(Operator))
    return `${sql} ${COMPARED[Operator]} ${literalOf(Value, type, path, refuse)}`
  if (Operator === 'inLastDays' || Operator === 'inNextDays')
    return daysOf(sql, Operator, Number(Value), () => refuse(`${path}.Value`, 'invalid'))
  const text = literalOf(String(Value), 'text', path, refuse)
  return Operator === 'startsWith'
    ? `starts_with(lower(${sql}::text), lower(${text}))`
    : `strpos(lower(${sql}::text), lower(${text})) > 0`
}

function daysOf(
  sql: string,
  operator: 'inLastDays' | 'inNextDays',
  days: number,
  refuse: () => AppError,
): string {
  if (!Number.isInteger(days) || days < 0 || days > 36_500) throw refuse()
  return operator === 'inLastDays'
    ? `(${sql} >= current_date - ${days} and ${sql} < current_date + 1)`
    : `(${sql} >= current_date and ${sql} < current_date + ${days + 1})`
}

const PARAMETER = /^@[A-Za-z_][A-Za-z0-9_]{0,59}$/

function literalOf(value: Value, type: string, path: string, refuse: Refuse): string {
  if (typeof value === 'string' && PARAMETER.test(value)) return value
  if (type === 'number') {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number !== 'number' || !Number.isFinite(number))
      throw refuse(`${path}.Value`, 'number')
    return String(number)
  }
  if (type === 'boolean') {
    if (typeof value !== 'boolean') throw refuse(`${path}.Value`, 'invalid')
    return String(value)
  }
  if (type === 'date' || type === 'time') {
    if (
      typeof value !== 'string' ||
      !/^\d{4}-\d{2}-\d{2}$/.test(value) ||
      Number.isNaN(Date.parse(value))
    )
      throw refuse(`${path}.Value`, 'date')
    return `date ${escapeLiteral(value)}`
  }
  return escapeLiteral(String(value))
}

function orderOf(steps: QuerySteps, list: readonly Shown[], refuse: Refuse): string[] {
  const order = steps.Sort.map(({ Column, Descending }, index) => {
    const place = list.findIndex(({ name }) => name === Column || name === labelOf(Column))
    if (place < 0) throw refuse(`Sort.${index}.Column`, 'sql_column')
    return `${place + 1}${Descending ? ' desc nulls last' : ''}`
  })
  return order.length > 0 ? [`order by ${order.join(', ')}`] : []
}
