import { FUNCTIONS } from './allowed.ts'
import { fieldsOf, namesOf, textOf } from './tree-fields.ts'

/** One column; without a name it may have any, since PostgreSQL gives names of its own. */
export interface Column {
  readonly name: string
  readonly weight: number
}

/** What a query comes to. */
export interface Weight {
  /** Its heaviest column. */
  readonly most: number
  /** All of its columns, as whole rows and stars read them. */
  readonly all: number
  /** All of it with its conditions and sources, as an expression that it stands in has it. */
  readonly total: number
  readonly columns: readonly Column[]
  /** Whether `columns` are all that there are, in their order. */
  readonly isOrdered: boolean
}

/** What stands in FROM. */
interface Source {
  readonly name: string
  readonly weight: Weight
  /** What a column of that name comes to: 0 where there is none. */
  readonly of: (name: string) => number
}

/** What can be read at some place; a star reads what stands in the same FROM. */
export interface Scope {
  readonly own: readonly Source[]
  readonly outer: readonly Source[]
}

export const NOTHING: Scope = { own: [], outer: [] }

/** No view has more columns: of a view each of them is itself. */
export const OF_VIEW: Weight = { all: 100, total: 0, ...unnamed(1) }

/** PostgreSQL takes no more columns of one query. */
const MOST_COLUMNS = 1_664

/** Columns of which each may have any name. */
export function unnamed(most: number): Pick<Weight, 'most' | 'columns' | 'isOrdered'> {
  return { most, columns: [{ name: '', weight: most }], isOrdered: false }
}

/** What a query’s sources see around it. */
export const inside = ({ own, outer }: Scope): Scope => ({ own: [], outer: [...outer, ...own] })

/** One more source; its alias renames it, and may rename its columns. */
export function withSource(before: Scope, weight: Weight, node: unknown, name = ''): Scope {
  const alias = fieldsOf(fieldsOf(node)['alias'])
  const called = renamed(weight, namesOf(alias['colnames']))
  const source = { name: textOf(alias['aliasname']) || name, weight: called, of: finder(called) }
  return { own: [...before.own, source], outer: before.outer }
}

function finder({ columns }: Weight): Source['of'] {
  const named = new Map<string, number>()
  for (const { name, weight } of columns) named.set(name, Math.max(weight, named.get(name) ?? 0))
  return (name) => Math.max(named.get(name) ?? 0, named.get('') ?? 0)
}

/** A query whose first columns are called otherwise. */
export function renamed(weight: Weight, names: readonly string[]): Weight {
  if (names.length === 0) return weight
  if (!weight.isOrdered) return { ...weight, ...unnamed(weight.most) }
  const columns = weight.columns.map((one, at) => ({ ...one, name: names[at] ?? one.name }))
  return { ...weight, columns }
}

/** A column, or a whole row: where a name is both, it may be either. */
export function ofColumn(node: unknown, scope: Scope): number {
  const names = namesOf(fieldsOf(node)['fields'])
  const [first = '', second] = names
  const sources = [...scope.outer, ...scope.own]
  if (isStar({ ColumnRef: node })) return Math.max(1, ofStar(node, scope).all)
  const called = sources.filter(({ name }) => name === first)
  const rows = called.map(({ weight }) => weight.all)
  if (second === undefined)
    return largest([...sources.map(({ of }) => of(first)), ...rows], sources)
  // `row.name` may be a function of the row.
  const found = called.map(({ of }) => of(second))
  return largest(FUNCTIONS.has(second) ? [...found, ...rows] : found, sources)
}

/** The largest; of what is not found by its name, that of all there is. */
function largest(found: readonly number[], sources: readonly Source[]): number {
  const most = found.reduce((one, other) => Math.max(one, other), 0)
  if (most > 0) return most
  return sources.reduce((one, { weight }) => Math.max(one, weight.most), 1)
}

/** What `*` or `name.*` reads. */
export function ofStar(node: unknown, { own, outer }: Scope): Weight {
  const [name = ''] = namesOf(fieldsOf(node)['fields'])
  const read = name === '' ? own : [...outer, ...own].filter((one) => one.name === name)
  const weight = together(read.map((one) => one.weight))
  // What a join has in common stands before the rest.
  return { ...weight, total: weight.all, isOrdered: read.length === 1 && weight.isOrdered }
}

export const isStar = (value: unknown): boolean => {
  const fields = fieldsOf(fieldsOf(value)['ColumnRef'])['fields']
  return Array.isArray(fields) && fieldsOf(fields.at(-1))['A_Star'] !== undefined
}

/** The columns of one row, of which each is one or, of a star, several. */
export function together(parts: readonly Weight[]): Weight {
  const sums = {
    most: parts.reduce((most, one) => Math.max(most, one.most), 0),
    all: parts.reduce((all, one) => all + one.all, 0),
    total: parts.reduce((total, one) => total + one.total, 0),
  }
  const columns = parts.flatMap((one) => one.columns)
  if (columns.length > MOST_COLUMNS) return { ...sums, ...unnamed(sums.most) }
  return { ...sums, columns, isOrdered: parts.every(({ isOrdered }) => isOrdered) }
}

/** One column alone. */
export const single = (weight: number, name = ''): Weight => ({
  most: weight,
  all: weight,
  total: weight,
  columns: [{ name, weight }],
  isOrdered: true,
})

/** The columns of rows that stand in each other’s place, called as the first of them are. */
export function either(left: Weight, right: Weight): Weight {
  const isEqual = left.isOrdered && right.isOrdered && left.columns.length === right.columns.length
  const sums = { all: Math.max(left.all, right.all), total: left.total + right.total }
  const most = Math.max(left.most, right.most)
  if (!isEqual) return { ...sums, ...unnamed(most) }
  const columns = left.columns.map(({ name, weight }, at) => ({
    name,
    weight: Math.max(weight, right.columns[at]?.weight ?? 0),
  }))
  return { ...sums, most, columns, isOrdered: true }
}
