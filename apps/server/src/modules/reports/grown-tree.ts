import { FUNCTIONS } from './allowed.ts'
import { fieldsOf, namesOf, textOf, type Fields } from './tree-fields.ts'

/**
 * How often a tree’s parts stand in what PostgreSQL makes of it: where a query reads a column of another, it puts the
 * column’s own expression there, and so on inwards. Twenty queries in each other that each read a column twice come to
 * a million copies of it, for which the planner takes gigabytes.
 */
const MOST_GROWN = 100_000

/** No view has more columns: of a view each of them is itself. */
const OF_VIEW: Weight = { most: 1, all: 100 }

/** What a query comes to: its heaviest column, and all of them, as whole rows and stars read them. */
interface Weight {
  readonly most: number
  readonly all: number
}

type Weights = ReadonlyMap<string, Weight>

/** What can be read at some place: `all` of the query that it stands in, and rows by the name of their source. */
interface Scope extends Weight {
  readonly rows: ReadonlyMap<string, number>
}

/** Where a source of a query stands. */
interface Beside {
  readonly outer: Scope
  /** What stands to its left, which it reads only where it is lateral. */
  readonly before: Scope
  /** Hears what its functions come to. */
  readonly met: (weight: number) => void
}

/** Calls back once a statement would grow beyond all measure. */
export function measureGrowth(tree: unknown, refuse: () => Error): void {
  const ofSelect = (select: Fields, named: Weights, outer: Scope): Weight => {
    const known = new Map(named)
    for (const one of listOf(fieldsOf(select['withClause'])['ctes'])) {
      const part = fieldsOf(fieldsOf(one)['CommonTableExpr'])
      known.set(textOf(part['ctename']), ofSelect(selectOf(part['ctequery']), known, outer))
    }
    if (select['larg'] !== undefined)
      return heaviest(
        [select['larg'], select['rarg']].map((side) => ofSelect(selectOf(side), known, outer)),
      )
    let functions = 0
    const met = (weight: number) => void (functions += weight)
    const scope = listOf(select['fromClause']).reduce<Scope>(
      (before, item) => ofSource(item, known, { outer, before, met }),
      { ...outer, all: 0 },
    )
    const columns = listOf(select['targetList']).map((one): Weight => {
      if (isStar(fieldsOf(fieldsOf(one)['ResTarget'])['val'])) return scope
      const weight = ofPart(one, known, scope)
      return { most: weight, all: weight }
    })
    const rest = ['fromClause', 'whereClause', 'groupClause', 'havingClause', 'sortClause']
    const others = [...rest, 'windowClause', 'valuesLists', 'limitCount', 'limitOffset'].map(
      (clause) => ofPart(select[clause], known, scope),
    )
    const own = together(columns)
    if (own.all + sumOf(others) + functions > MOST_GROWN) throw refuse()
    const values = listOf(select['valuesLists']).map((row) =>
      together(
        listOf(fieldsOf(fieldsOf(row)['List'])['items']).map((one) => {
          const weight = ofPart(one, known, scope)
          return { most: weight, all: weight }
        }),
      ),
    )
    return heaviest([{ most: 1, all: 1 }, own, ...values])
  }
  /** @returns what is read to its right, and by the query itself. */
  const ofSource = (item: unknown, known: Weights, beside: Beside): Scope => {
    const { outer, before, met } = beside
    const { RangeVar, RangeSubselect, JoinExpr, RangeFunction } = fieldsOf(item)
    if (RangeVar !== undefined) {
      const name = textOf(fieldsOf(RangeVar)['relname'])
      return withSource(before, known.get(name) ?? OF_VIEW, aliasOf(RangeVar) || name)
    }
    if (RangeFunction !== undefined) {
      const weight = ofPart(RangeFunction, known, before)
      met(weight)
      return withSource(before, { most: weight, all: weight }, aliasOf(RangeFunction))
    }
    if (RangeSubselect !== undefined) {
      const { subquery, lateral } = fieldsOf(RangeSubselect)
      const weight = ofSelect(selectOf(subquery), known, lateral === true ? before : outer)
      return withSource(before, weight, aliasOf(RangeSubselect))
    }
    if (JoinExpr === undefined) return withSource(before, OF_VIEW, '')
    const { larg, rarg } = fieldsOf(JoinExpr)
    const left = ofSource(larg, known, beside)
    const both = ofSource(rarg, known, { outer, before: left, met })
    return withSource(both, { most: both.most, all: 0 }, aliasOf(JoinExpr), both.all)
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
      if (key === 'SelectStmt') return sum + ofSelect(fieldsOf(inner), known, scope).all
      return sum + (/^[A-Z]/.test(key) ? 1 : 0) + ofPart(inner, known, scope)
    }, 0)
  }
  ofSelect(selectOf(tree), new Map(), { most: 1, all: 1, rows: new Map() })
}

/** A column, or a whole row: where a name is both, it may be either. */
function ofColumn(node: unknown, { most, all, rows }: Scope): number {
  const names = namesOf(fieldsOf(node)['fields'])
  const row = rows.get(names[0] ?? '') ?? 0
  if (isStar({ ColumnRef: node })) return Math.max(most, all, row)
  // `row.name` may be a function of the row.
  const isRow = names.length === 1 || FUNCTIONS.has(names.at(-1) ?? '')
  return isRow ? Math.max(most, row) : most
}

const isStar = (value: unknown): boolean =>
  fieldsOf(listOf(fieldsOf(fieldsOf(value)['ColumnRef'])['fields']).at(-1))['A_Star'] !== undefined

/** One more source, with what a whole row of it comes to. */
const withSource = (before: Scope, weight: Weight, name: string, row = weight.all): Scope => ({
  most: Math.max(before.most, weight.most),
  all: before.all + weight.all,
  rows: name === '' ? before.rows : new Map(before.rows).set(name, row),
})

const aliasOf = (node: unknown): string => textOf(fieldsOf(fieldsOf(node)['alias'])['aliasname'])

/** The columns of one row. */
const together = (columns: readonly Weight[]): Weight => ({
  most: columns.reduce((most, one) => Math.max(most, one.most), 0),
  all: sumOf(columns.map(({ all }) => all)),
})

/** Of rows that stand in each other's place. */
const heaviest = (rows: readonly Weight[]): Weight => ({
  most: rows.reduce((most, one) => Math.max(most, one.most), 0),
  all: rows.reduce((most, one) => Math.max(most, one.all), 0),
})

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

/** A query as a node of its own, or as what a union has on its sides. */
const selectOf = (value: unknown): Fields => {
  const fields = fieldsOf(value)
  return fields['SelectStmt'] === undefined ? fields : fieldsOf(fields['SelectStmt'])
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
