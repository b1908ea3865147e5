import {
  DEEPEST,
  FUNCTIONS,
  MOMENTS,
  MOST_NODES,
  MOST_READINGS,
  MOST_SLOW,
  NODES,
  OPERATORS,
  ROW_FUNCTIONS,
  SLOW_OF_NUMBERS,
  TYPES,
  type AllowedNames,
} from './allowed.ts'
import { measureGrowth } from './grown-tree.ts'
import { gatherNames, type OwnNames } from './own-names.ts'
import { nearTo, type Refuse } from './refusal.ts'
import { fieldsOf, locationOf, namesOf, textOf, type Fields } from './tree-fields.ts'

/** What was met on the way through a tree. */
interface Met {
  readonly relations: string[]
  readonly columns: string[]
  /** How much that takes long of long numbers. */
  slow: number
}

/** Clauses, wherever they stand: they write, hold rows back from others, or never end. */
const CLOSED_CLAUSES = ['intoClause', 'lockingClause', 'recursive', 'coldeflist', 'useOp']

/**
 * Walks the whole tree and refuses every part that is not named as allowed: what is new in PostgreSQL is refused
 * until somebody has looked at it.
 */
export function checkTree(
  tree: unknown,
  allowed: AllowedNames,
  refuse: Refuse,
): Pick<Met, 'relations' | 'columns'> {
  const own = gatherNames(tree, allowed, refuse)
  const met: Met = { relations: [], columns: [], slow: 0 }
  let seen = 0
  const walk = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return
    if (depth > DEEPEST || seen++ > MOST_NODES) throw refuse({ rule: 'sql_too_long' })
    if (Array.isArray(value)) {
      for (const one of value) walk(one, depth + 1)
      return
    }
    for (const [key, inner] of Object.entries(value)) {
      if (CLOSED_CLAUSES.includes(key)) throw refuse({ rule: 'sql_part', about: key })
      if (isNodeName(key)) checkNode(key, fieldsOf(inner), { allowed, own, met, refuse })
      walk(inner, depth + 1)
    }
  }
  const [kind] = Object.keys(fieldsOf(tree))
  if (kind !== 'SelectStmt') throw refuse({ rule: 'sql_select' }, 0)
  walk(tree, 0)
  measureGrowth(tree, () => refuse({ rule: 'sql_too_long' }))
  return { relations: [...new Set(met.relations)], columns: [...new Set(met.columns)] }
}

/** Nodes begin with a capital, and their fields do not. */
const isNodeName = (key: string) => /^[A-Z]/.test(key)

interface Checking {
  readonly allowed: AllowedNames
  readonly own: OwnNames
  readonly met: Met
  readonly refuse: Refuse
}

function checkNode(name: string, node: Fields, checking: Checking): void {
  const { refuse } = checking
  const location = locationOf(node)
  if (!NODES.has(name)) throw refuse({ rule: 'sql_part', about: name }, location)
  switch (name) {
    case 'RangeVar':
      return checkRelation(node, checking)
    case 'FuncCall':
      return checkFunction(node, checking)
    case 'A_Expr':
      return checkOperator(node, checking)
    case 'SubLink':
      if (node['operName'] !== undefined) checkNames(node['operName'], location, refuse)
      return
    case 'TypeCast':
      return checkType(fieldsOf(node['typeName']), refuse)
    case 'SQLValueFunction':
      if (!MOMENTS.has(textOf(node['op']))) throw refuse({ rule: 'sql_function' }, location)
      return
    case 'ColumnRef': {
      const names = namesOf(node['fields'])
      const last = names.at(-1)
      if (names.length > 2) throw refuse({ rule: 'sql_schema', about: names.join('.') }, location)
      if (last && names.length === 2) checkQualified(names[0] ?? '', last, location, checking)
      if (last) checking.met.columns.push(last)
      return
    }
    case 'CommonTableExpr':
      // Each of its readers would have a copy, and each of those of every reader’s reader.
      if (node['ctematerialized'] === 'CTEMaterializeNever')
        throw refuse({ rule: 'sql_part', about: 'NOT MATERIALIZED' }, location)
      return
    case 'A_Indirection':
      // (x).name may call a function of that name.
      if (listOf(node['indirection']).some((one) => fieldsOf(one)['A_Indices'] === undefined))
        throw refuse({ rule: 'sql_part', about: '(…).…' }, locationOf(fieldsOf(node['arg'])))
      return
    case 'GroupingSet':
      if (listOf(node['content']).length > MOST_GROUPINGS)
        throw refuse({ rule: 'sql_too_long' }, location)
      return
    default:
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A cube of so many is 64 groupings. */
const MOST_GROUPINGS = 6

/**
 * PostgreSQL reads `a.name` as `name(a)` where `a` has no such column: of a function’s values, any function that takes
 * one; of a row, whatever takes anything.
 */
function checkQualified(
  relation: string,
  column: string,
  location: number | undefined,
  { own, refuse }: Checking,
): void {
  if (FUNCTIONS.has(column)) return
  const lists = own.columnsOfFunctions.get(relation) ?? []
  const isOfRows = ROW_FUNCTIONS.has(column) || column.startsWith('pg_')
  if (isOfRows || !lists.every((names) => names.has(column)))
    throw refuse({ rule: 'sql_column', about: `${relation}.${column}` }, location)
}

/** Counts what takes long of long numbers, which nothing interrupts. */
function countSlow(name: string, { met, refuse }: Checking): void {
  if (SLOW_OF_NUMBERS.has(name) && ++met.slow > MOST_SLOW) throw refuse({ rule: 'sql_too_long' })
}

function checkRelation(node: Fields, { allowed, own, met, refuse }: Checking): void {
  const name = textOf(node['relname'])
  const location = locationOf(node)
  if (node['schemaname'] !== undefined || node['catalogname'] !== undefined) {
    const about = [node['schemaname'], name].map(textOf).join('.')
    throw refuse({ rule: 'sql_schema', about }, location)
  }
  if (own.parts.has(name)) {
    // Within the part of that name, it is still the view.
    if (!allowed.views.has(name)) return
    met.relations.push(name)
    if (met.relations.length > MOST_READINGS) throw refuse({ rule: 'sql_too_long' }, location)
    return
  }
  if (allowed.closed.has(name)) throw refuse({ rule: 'sql_view_closed', about: name }, location)
  if (!allowed.views.has(name)) {
    throw refuse({ rule: 'sql_view', about: name, near: nearTo(name, allowed.views) }, location)
  }
  met.relations.push(name)
  if (met.relations.length > MOST_READINGS) throw refuse({ rule: 'sql_too_long' }, location)
}

function checkFunction(node: Fields, checking: Checking): void {
  const { refuse } = checking
  const location = locationOf(node)
  const names = namesOf(node['funcname'])
  const name = names.at(-1) ?? ''
  const isPlain = names.length === 1 || (names.length === 2 && names[0] === 'pg_catalog')
  if (!isPlain || !FUNCTIONS.has(name)) {
    throw refuse(
      { rule: 'sql_function', about: names.join('.'), near: nearTo(name, FUNCTIONS) },
      location,
    )
  }
  countSlow(name, checking)
}

function checkOperator(node: Fields, checking: Checking): void {
  const { refuse } = checking
  const kind = textOf(node['kind'])
  const known = ['AEXPR_OP', 'AEXPR_OP_ANY', 'AEXPR_OP_ALL', 'AEXPR_DISTINCT', 'AEXPR_NOT_DISTINCT']
  const more = ['AEXPR_NULLIF', 'AEXPR_IN', 'AEXPR_LIKE', 'AEXPR_ILIKE', 'AEXPR_BETWEEN']
  const most = ['AEXPR_NOT_BETWEEN', 'AEXPR_BETWEEN_SYM', 'AEXPR_NOT_BETWEEN_SYM']
  if (![...known, ...more, ...most].includes(kind))
    throw refuse({ rule: 'sql_operator', about: kind }, locationOf(node))
  checkNames(node['name'], locationOf(node), refuse)
  countSlow(namesOf(node['name'])[0] ?? '', checking)
}

function checkNames(list: unknown, location: number | undefined, refuse: Refuse): void {
  const names = namesOf(list)
  const [name = ''] = names
  if (names.length !== 1 || !OPERATORS.has(name))
    throw refuse({ rule: 'sql_operator', about: names.join('.') }, location)
}

function checkType(type: Fields, refuse: Refuse): void {
  const names = namesOf(type['names'])
  const name = names.at(-1) ?? ''
  const isPlain = names.length === 1 || (names.length === 2 && names[0] === 'pg_catalog')
  if (!isPlain || !TYPES.has(name === 'int' ? 'int4' : name) || type['setof'] === true)
    throw refuse({ rule: 'sql_type', about: names.join('.') }, locationOf(type))
}
