import {
  either,
  inside,
  isStar,
  NOTHING,
  OF_VIEW,
  ofColumn,
  ofStar,
  renamed,
  single,
  together,
  unnamed,
  withSource,
  type Scope,
  type Weight,
} from './grown-scope.ts'
import { fieldsOf, namesOf, textOf, type Fields } from './tree-fields.ts'

/**
 * How often a tree’s parts stand in what PostgreSQL makes of it: where a query reads a column of another, it puts the
 * column’s own expression there, and so on inwards. Twenty queries in each other that each read a column twice come to
 * a million copies of it, for which the planner takes gigabytes.
 */
const MOST_GROWN = 100_000

/** What is computed of a query besides its columns. */
const CLAUSES = [
  'fromClause',
  'whereClause',
  'groupClause',
  'havingClause',
  'sortClause',
  'distinctClause',
  'windowClause',
  'limitCount',
  'limitOffset',
]

type Weights = ReadonlyMap<string, Weight>

/** Where a source of a query stands. */
interface Beside {
  readonly outer: Scope
  /** What stands to its left, which it reads only where it is lateral. */
  readonly before: Scope
  /** Hears what its functions and queries come to. */
  readonly met: (weight: number) => void
}

/** Calls back once a statement would grow beyond all measure. */
export function measureGrowth(tree: unknown, refuse: () => Error): void {
  const ofSelect = (select: Fields, named: Weights, outer: Scope): Weight => {
    const known = new Map(named)
    let sources = 0
    const met = (weight: number) => void (sources += weight)
    for (const one of listOf(fieldsOf(select['withClause'])['ctes'])) {
      const part = fieldsOf(fieldsOf(one)['CommonTableExpr'])
      const weight = ofSelect(selectOf(part['ctequery']), known, outer)
      met(weight.total)
      known.set(textOf(part['ctename']), renamed(weight, namesOf(part['aliascolnames'])))
    }
    const [columns, rest] =
      select['larg'] === undefined
        ? ofRows(select, known, outer, met)
        : ofSides(select, known, outer)
    const total = columns.total + rest + sources
    if (total > MOST_GROWN) throw refuse()
    return { ...columns, total }
  }
  /** Both sides of a union, and what limits it. */
  const ofSides = (select: Fields, known: Weights, outer: Scope): [Weight, number] => {
    const left = ofSelect(selectOf(select['larg']), known, outer)
    const right = ofSelect(selectOf(select['rarg']), known, outer)
    const rest = ofPart([select['limitCount'], select['limitOffset']], known, outer)
    return [either(left, right), rest]
  }
  /** The columns of a query, and what is computed besides. */
  const ofRows = (
    select: Fields,
    known: Weights,
    outer: Scope,
    met: Beside['met'],
  ): [Weight, number] => {
    const scope = listOf(select['fromClause']).reduce<Scope>(
      (before, item) => ofSource(item, known, { outer, before, met }),
      inside(outer),
    )
    const columns = listOf(select['targetList']).map((one): Weight => {
      const { val, name } = fieldsOf(fieldsOf(one)['ResTarget'])
      const column = fieldsOf(val)['ColumnRef']
      if (isStar(val)) return ofStar(column, scope)
      const called = textOf(name) || namesOf(fieldsOf(column)['fields']).at(-1)
      return single(ofPart(one, known, scope), called)
    })
    const values = listOf(select['valuesLists']).map((row) =>
      together(
        listOf(fieldsOf(fieldsOf(row)['List'])['items']).map((one, at) =>
          single(ofPart(one, known, scope), `column${at + 1}`),
        ),
      ),
    )
    const rest = CLAUSES.reduce((sum, one) => sum + ofPart(select[one], known, scope), 0)
    const [first = together(columns), ...others] = values
    return [others.reduce(either, first), rest + 1]
  }
  /** @returns what is read to its right, and by the query itself. */
  const ofSource = (item: unknown, known: Weights, beside: Beside): Scope => {
    const { outer, before, met } = beside
    const { RangeVar, RangeSubselect, JoinExpr, RangeFunction } = fieldsOf(item)
    if (RangeVar !== undefined) {
      const name = textOf(fieldsOf(RangeVar)['relname'])
      return withSource(before, known.get(name) ?? OF_VIEW, RangeVar, name)
    }
    if (RangeFunction !== undefined) {
      const weight = ofPart(RangeFunction, known, before)
      met(weight)
      return withSource(before, { all: weight, total: weight, ...unnamed(weight) }, RangeFunction)
    }
    if (RangeSubselect !== undefined) {
      const { subquery, lateral } = fieldsOf(RangeSubselect)
      const weight = ofSelect(selectOf(subquery), known, lateral === true ? before : outer)
      met(weight.total)
      return withSource(before, weight, RangeSubselect)
    }
    if (JoinExpr === undefined) return withSource(before, OF_VIEW, {})
    return ofJoin(fieldsOf(JoinExpr), known, beside)
  }
  const ofJoin = (join: Fields, known: Weights, { outer, before, met }: Beside): Scope => {
    const left = ofSource(join['larg'], known, { outer, before, met })
    const both = ofSource(join['rarg'], known, { outer, before: left, met })
    const weights = both.own.map(({ weight }) => weight)
    const { most, all } = together(weights)
    // A full join’s common columns are made of those of both sides.
    const isUsing = join['usingClause'] !== undefined || join['isNatural'] === true
    const merged = join['jointype'] === 'JOIN_FULL' && isUsing
    const row = { all, total: 0, ...unnamed(merged ? most * 2 : most) }
    const isCalled = fieldsOf(join['alias'])['aliasname'] !== undefined
    // Stars read the sides themselves: what is common adds nothing to them.
    const source = isCalled ? row : { ...row, all: 0 }
    return merged || isCalled ? withSource(both, source, join) : both
  }
  /** An expression: its own parts, and as much for each column as that comes to. */
  const ofPart = (value: unknown, known: Weights, scope: Scope): number => {
    if (typeof value !== 'object' || value === null) return 0
    if (Array.isArray(value))
      return value.reduce<number>((sum, one) => sum + ofPart(one, known, scope), 0)
    return Object.entries(value).reduce((sum, [key, inner]) => {
      if (key === 'ColumnRef') return sum + ofColumn(inner, scope)
      // Looked at as what the query reads from.
      if (key === 'RangeSubselect' || key === 'RangeFunction') return sum
      if (key === 'SelectStmt') return sum + ofSelect(fieldsOf(inner), known, scope).total
      return sum + (/^[A-Z]/.test(key) ? 1 : 0) + ofPart(inner, known, scope)
    }, 0)
  }
  ofSelect(selectOf(tree), new Map(), NOTHING)
}

/** A query as a node of its own, or as what a union has on its sides. */
const selectOf = (value: unknown): Fields => {
  const fields = fieldsOf(value)
  return fields['SelectStmt'] === undefined ? fields : fieldsOf(fields['SelectStmt'])
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
