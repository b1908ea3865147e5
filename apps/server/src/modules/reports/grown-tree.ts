import { fieldsOf, textOf, type Fields } from './tree-fields.ts'

/**
 * How often a tree’s parts stand in what PostgreSQL makes of it: where a query reads a column of another, it puts the
 * column’s own expression there, and so on inwards. Twenty queries in each other that each read a column twice come to
 * a million copies of it, for which the planner takes gigabytes.
 */
const MOST_GROWN = 100_000

type Weights = ReadonlyMap<string, number>

/** Calls back once a statement would grow beyond all measure. */
export function measureGrowth(tree: unknown, refuse: () => Error): void {
  /** What a column of the query comes to, at most. */
  const ofSelect = (select: Fields, named: Weights, outer: number): number => {
    const known = new Map(named)
    for (const one of listOf(fieldsOf(select['withClause'])['ctes'])) {
      const part = fieldsOf(fieldsOf(one)['CommonTableExpr'])
      known.set(textOf(part['ctename']), ofSelect(selectOf(part['ctequery']), known, outer))
    }
    if (select['larg'] !== undefined)
      return Math.max(
        ...[select['larg'], select['rarg']].map((side) => ofSelect(selectOf(side), known, outer)),
      )
    const base = listOf(select['fromClause']).reduce<number>(
      (most, item) => Math.max(most, ofSource(item, known, { outer, before: most })),
      outer,
    )
    const columns = listOf(select['targetList']).map((one) => ofPart(one, known, base))
    const rest = ['fromClause', 'whereClause', 'groupClause', 'havingClause', 'sortClause']
    const others = [...rest, 'windowClause', 'valuesLists', 'limitCount', 'limitOffset'].map(
      (clause) => ofPart(select[clause], known, base),
    )
    if ([...columns, ...others].reduce((sum, one) => sum + one, 0) > MOST_GROWN) throw refuse()
    return Math.max(1, ...columns)
  }
  /** `before`: what stands to its left, which it reads only where it is lateral. */
  const ofSource = (
    item: unknown,
    known: Weights,
    { outer, before }: { readonly outer: number; readonly before: number },
  ): number => {
    const { RangeVar, RangeSubselect, JoinExpr, RangeFunction } = fieldsOf(item)
    if (RangeVar !== undefined) return known.get(textOf(fieldsOf(RangeVar)['relname'])) ?? 1
    if (RangeFunction !== undefined) return ofPart(RangeFunction, known, before)
    if (RangeSubselect !== undefined) {
      const { subquery, lateral } = fieldsOf(RangeSubselect)
      return ofSelect(selectOf(subquery), known, lateral === true ? before : outer)
    }
    if (JoinExpr === undefined) return 1
    const { larg, rarg } = fieldsOf(JoinExpr)
    const left = ofSource(larg, known, { outer, before })
    return Math.max(left, ofSource(rarg, known, { outer, before: Math.max(before, left) }))
  }
  /** An expression: its own parts, and as much for each column as that comes to. */
  const ofPart = (value: unknown, known: Weights, base: number): number => {
    if (typeof value !== 'object' || value === null) return 0
    if (Array.isArray(value))
      return value.reduce<number>((sum, one) => sum + ofPart(one, known, base), 0)
    return Object.entries(value).reduce((sum, [key, inner]) => {
      if (key === 'ColumnRef') return sum + base
      // Looked at as what the query reads from.
      if (key === 'RangeSubselect') return sum
      if (key === 'SelectStmt') return sum + ofSelect(fieldsOf(inner), known, base)
      return sum + (/^[A-Z]/.test(key) ? 1 : 0) + ofPart(inner, known, base)
    }, 0)
  }
  ofSelect(selectOf(tree), new Map(), 1)
}

/** A query as a node of its own, or as what a union has on its sides. */
const selectOf = (value: unknown): Fields => {
  const fields = fieldsOf(value)
  return fields['SelectStmt'] === undefined ? fields : fieldsOf(fields['SelectStmt'])
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
