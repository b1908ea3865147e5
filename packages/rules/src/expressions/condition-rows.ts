/** Conditions as rows «field – is – value», joined by and/or, with one level of groups. */
import { parseExpression, type Expression } from './parse-expression.ts'

/** Functions of one value whose result a row can compare. */
export const ROW_FUNCTIONS = ['age', 'count', 'len', 'number', 'year'] as const
export type RowFunction = (typeof ROW_FUNCTIONS)[number]

/** How a row compares with a value. */
const SIGNS = {
  is: '==',
  isNot: '!=',
  same: '===',
  notSame: '!==',
  more: '>',
  atLeast: '>=',
  less: '<',
  atMost: '<=',
} as const

/** Comparisons that are functions of the field and the value. */
const CALLS = {
  contains: 'contains',
  startsWith: 'startsWith',
  endsWith: 'endsWith',
  has: 'includes',
} as const

/** What a row says without a value. */
const ALONE = ['holds', 'fails', 'filled', 'empty'] as const

type Sign = keyof typeof SIGNS
type Call = keyof typeof CALLS
type Alone = (typeof ALONE)[number]

export type RowOperator = Sign | Call | 'containsNot' | 'hasNot' | Alone
export type RowValue = string | number | boolean

/** One comparison. */
export interface ConditionRow {
  /** What is read: the name, and the keys behind it, as `['user', 'goal']`. */
  readonly path: readonly string[]
  /** The function of it that is compared. */
  readonly of?: RowFunction
  readonly operator: RowOperator
  /** What it is compared with; null while it is not chosen, and where nothing is. */
  readonly value: RowValue | null
}

/** Rows of which all, or any, have to hold. */
export interface RowGroup {
  readonly joined: 'all' | 'any'
  readonly rows: readonly ConditionRow[]
}

/** A whole condition: rows, and groups of rows. */
export interface ConditionRows {
  readonly joined: 'all' | 'any'
  readonly parts: readonly (ConditionRow | RowGroup)[]
  /** In which quotes texts are written. */
  readonly quote: "'" | '"'
}

/** Whether an operator compares with a value. */
export const takesValue = (operator: RowOperator): boolean =>
  !(ALONE as readonly string[]).includes(operator)

/** Whether a part of a condition is a group of rows. */
export const isGroup = (part: ConditionRow | RowGroup): part is RowGroup => 'rows' in part

/**
 * The rows of a condition; none for an empty one. Undefined for what rows cannot say: calculations, groups
 * within groups, comparisons of two fields.
 * ```ts
 * readRows("user.a == 1")?.parts // => [{ path: ['user', 'a'], operator: 'is', value: 1 }]
 * readRows('user.a + 1 > 2') // => undefined
 * ```
 */
export function readRows(source: string): ConditionRows | undefined {
  const quote = /['"]/.exec(source)?.[0] === '"' ? '"' : "'"
  if (source.trim() === '') return { joined: 'all', parts: [], quote }
  const parsed = parseExpression(source)
  if (!parsed.ok) return undefined
  const joined = joinOf(parsed.ast) ?? 'all'
  const parts = partsOf(parsed.ast, joined).map(readPart)
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length ? { joined, parts: known, quote } : undefined
}

/**
 * The condition that rows say; a row that is not finished is left out, and a group without rows too.
 * ```ts
 * writeRows({ joined: 'any', quote: "'", parts: [{ path: ['completion', '7'], operator: 'holds', value: null }] }) // => "completion['7']"
 * ```
 */
export function writeRows({ joined, parts, quote }: ConditionRows): string {
  const written = parts.flatMap((part) => {
    if (!isGroup(part)) return writeRow(part, quote)
    const rows = part.rows.flatMap((row) => writeRow(row, quote))
    const isAlone = rows.length < 2
    return rows.length === 0 ? [] : isAlone ? rows : [`(${rows.join(signOf(part.joined))})`]
  })
  return written.join(signOf(joined))
}

const signOf = (joined: 'all' | 'any'): string => (joined === 'all' ? ' && ' : ' || ')

function joinOf(ast: Expression): 'all' | 'any' | undefined {
  if (ast.type !== 'binary') return undefined
  return ast.operator === '&&' ? 'all' : ast.operator === '||' ? 'any' : undefined
}

function partsOf(ast: Expression, joined: 'all' | 'any'): Expression[] {
  return ast.type === 'binary' && joinOf(ast) === joined
    ? [...partsOf(ast.left, joined), ...partsOf(ast.right, joined)]
    : [ast]
}

function readPart(ast: Expression): ConditionRow | RowGroup | undefined {
  const joined = joinOf(ast)
  if (!joined) return readRow(ast)
  const rows = partsOf(ast, joined).map(readRow)
  const known = rows.filter((row) => row !== undefined)
  return known.length === rows.length ? { joined, rows: known } : undefined
}

/** What `!` makes of a row; undefined where it would also hold for values that cannot be compared. */
const OPPOSITES: Partial<Record<RowOperator, RowOperator>> = {
  is: 'isNot',
  isNot: 'is',
  same: 'notSame',
  notSame: 'same',
  contains: 'containsNot',
  has: 'hasNot',
  empty: 'filled',
  holds: 'fails',
}

const MIRRORED: Readonly<Record<Sign, Sign>> = {
  is: 'is',
  isNot: 'isNot',
  same: 'same',
  notSame: 'notSame',
  more: 'less',
  atLeast: 'atMost',
  less: 'more',
  atMost: 'atLeast',
}

const BY_SIGN = new Map(Object.entries(SIGNS).map(([name, sign]) => [sign as string, name as Sign]))
const BY_CALL = new Map(Object.entries(CALLS).map(([name, call]) => [call as string, name as Call]))

function readRow(ast: Expression): ConditionRow | undefined {
  if (ast.type === 'unary' && ast.operator === '!') {
    const row = readRow(ast.argument)
    const operator = row && OPPOSITES[row.operator]
    return operator && { ...row, operator }
  }
  if (ast.type === 'call') return readCall(ast)
  if (ast.type === 'binary') return readComparison(ast)
  const path = pathOf(ast)
  return path && { path, operator: 'holds', value: null }
}

function readComparison(ast: Expression & { type: 'binary' }): ConditionRow | undefined {
  const sign = BY_SIGN.get(ast.operator)
  if (!sign) return undefined
  const [left, right] = [readOf(ast.left), readOf(ast.right)]
  if (left) return compared(left, sign, ast.right)
  return right && compared(right, MIRRORED[sign], ast.left)
}

function readCall({ name, args }: Expression & { type: 'call' }): ConditionRow | undefined {
  const [first, second] = args
  const path = first && pathOf(first)
  if (!path) return undefined
  if (name === 'isEmpty' && args.length === 1) return { path, operator: 'empty', value: null }
  const operator = BY_CALL.get(name)
  return operator && second && args.length === 2 ? compared({ path }, operator, second) : undefined
}

type Read = Pick<ConditionRow, 'path' | 'of'>

function compared(
  read: Read,
  operator: RowOperator,
  written: Expression,
): ConditionRow | undefined {
  const value = literalOf(written)
  return value === undefined ? undefined : { ...read, operator, value }
}

/** A field, or a function of one. */
function readOf(ast: Expression): Read | undefined {
  if (ast.type !== 'call') {
    const own = pathOf(ast)
    return own && { path: own }
  }
  const of = ROW_FUNCTIONS.find((one) => one === ast.name)
  const [first] = ast.args
  const path = first && ast.args.length === 1 ? pathOf(first) : undefined
  return of && path && { path, of }
}

function pathOf(ast: Expression): string[] | undefined {
  if (ast.type === 'name') return [ast.name]
  if (ast.type !== 'member' || ast.key.type !== 'literal') return undefined
  const { value } = ast.key
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const before = pathOf(ast.object)
  return before && [...before, String(value)]
}

function literalOf(written: Expression): RowValue | undefined {
  if (written.type === 'unary' && written.operator === '-') {
    const { argument } = written
    const isNumber = argument.type === 'literal' && typeof argument.value === 'number'
    return isNumber ? -Number(argument.value) : undefined
  }
  return written.type === 'literal' ? (written.value ?? undefined) : undefined
}

function writeRow({ path, of, operator, value }: ConditionRow, quote: string): string[] {
  const field = writePath(path, quote)
  if (field === undefined) return []
  const read = of ? `${of}(${field})` : field
  if (!takesValue(operator)) return [writeAlone(operator as Alone, read)]
  if (value === null) return []
  const given = writeValue(value, quote)
  switch (operator) {
    case 'containsNot':
      return [`!contains(${read}, ${given})`]
    case 'hasNot':
      return [`!includes(${read}, ${given})`]
    case 'contains':
    case 'startsWith':
    case 'endsWith':
    case 'has':
      return [`${CALLS[operator]}(${read}, ${given})`]
    default:
      return [`${read} ${SIGNS[operator as Sign]} ${given}`]
  }
}

function writeAlone(operator: Alone, read: string): string {
  switch (operator) {
    case 'holds':
      return read
    case 'fails':
      return `!${read}`
    case 'empty':
      return `isEmpty(${read})`
    case 'filled':
      return `!isEmpty(${read})`
  }
}

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

function writePath([name, ...keys]: readonly string[], quote: string): string | undefined {
  if (name === undefined || name === '') return undefined
  const members = keys.map((key) => (PLAIN.test(key) ? `.${key}` : `[${writeValue(key, quote)}]`))
  return name + members.join('')
}

function writeValue(value: RowValue, quote: string): string {
  if (typeof value !== 'string') return String(value)
  const escaped = value
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
  return quote + escaped + quote
}
