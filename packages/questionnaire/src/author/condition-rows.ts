import { parseExpression, type Expression } from '@telemachos/rules/expressions/parse-expression'
import type { ComparisonOperator, ConditionOperator, ValueChoice } from '../types/comparisons.ts'
import { draftTypeOf } from './draft-type.ts'
import type { DraftQuestion } from './draft.ts'

/** A condition as a form writes it: rows that compare one question each, of which all or any hold. */
export interface ConditionRows {
  readonly joined: 'all' | 'any'
  readonly rows: readonly ConditionRow[]
}

export interface ConditionRow {
  /** The question's name. */
  readonly model: string
  readonly operator: ConditionOperator
  /** What it is compared with; '' for operators that compare with nothing. */
  readonly value: string
}

const COMPARING = {
  is: '==',
  isNot: '!=',
  more: '>',
  atLeast: '>=',
  less: '<',
  atMost: '<=',
} as const satisfies Record<ComparisonOperator, string>

/** Whether an operator compares with a value. */
export const takesValue = (operator: ConditionOperator): boolean =>
  operator !== 'answered' && operator !== 'unanswered'

const MIRRORED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  is: 'is',
  isNot: 'isNot',
  more: 'less',
  atLeast: 'atMost',
  less: 'more',
  atMost: 'atLeast',
}

const OPERATORS = new Map<string, ComparisonOperator>([
  ...(Object.entries(COMPARING) as [ComparisonOperator, string][]).map(
    ([name, sign]) => [sign, name] as const,
  ),
  ['===', 'is'],
  ['!==', 'isNot'],
])

/**
 * The rows of a condition; none for an empty one. Undefined for what rows cannot say: calculations,
 * `and` together with `or`, rows of grids.
 * ```ts
 * readConditionRows('q1 == 2 && !isEmpty(q2)') // => { joined: 'all', rows: [{ model: 'q1', operator: 'is', value: '2' }, { model: 'q2', operator: 'answered', value: '' }] }
 * readConditionRows('q1 + q2 > 3') // => undefined
 * ```
 */
export function readConditionRows(source: string): ConditionRows | undefined {
  if (source.trim() === '') return { joined: 'all', rows: [] }
  const parsed = parseExpression(source)
  if (!parsed.ok) return undefined
  const { ast } = parsed
  const sign = ast.type === 'binary' && ast.operator === '||' ? '||' : '&&'
  const rows = partsOf(ast, sign).map(readRow)
  const known = rows.filter((row) => row !== undefined)
  return known.length === rows.length
    ? { joined: sign === '||' ? 'any' : 'all', rows: known }
    : undefined
}

/**
 * The condition that rows say; a row without a question or a value that it needs is left out.
 * ```ts
 * writeConditionRows({ joined: 'any', rows: [{ model: 'q1', operator: 'has', value: 'a' }] }) // => 'includes(q1, "a")'
 * ```
 */
export function writeConditionRows({ joined, rows }: ConditionRows): string {
  return rows
    .filter(({ model, operator, value }) => model !== '' && (value !== '' || !takesValue(operator)))
    .map(writeRow)
    .join(joined === 'any' ? ' || ' : ' && ')
}

/** What a row can say of a question, the most usual first. */
export const operatorsOf = (question: DraftQuestion): readonly ConditionOperator[] =>
  draftTypeOf(question).operators(question)

/** What a question's answer may be, with its words; undefined where anything may be. */
export const answersOf = (question: DraftQuestion): readonly ValueChoice[] | undefined =>
  draftTypeOf(question).choices(question)

function partsOf(ast: Expression, sign: '&&' | '||'): Expression[] {
  return ast.type === 'binary' && ast.operator === sign
    ? [...partsOf(ast.left, sign), ...partsOf(ast.right, sign)]
    : [ast]
}

function readRow(ast: Expression): ConditionRow | undefined {
  if (ast.type === 'unary' && ast.operator === '!') {
    const row = ast.argument.type === 'call' ? readCall(ast.argument) : undefined
    if (row?.operator === 'has') return { ...row, operator: 'hasNot' }
    if (row?.operator === 'unanswered') return { ...row, operator: 'answered' }
    return undefined
  }
  if (ast.type === 'call') return readCall(ast)
  if (ast.type !== 'binary') return undefined
  const operator = OPERATORS.get(ast.operator)
  if (!operator) return undefined
  const { left, right } = ast
  if (left.type === 'name') return compared(left.name, operator, right)
  return right.type === 'name' ? compared(right.name, MIRRORED[operator], left) : undefined
}

function readCall({ name, args }: Expression & { type: 'call' }): ConditionRow | undefined {
  const [first, second] = args
  if (first?.type !== 'name') return undefined
  if (name === 'isEmpty' && args.length === 1)
    return { model: first.name, operator: 'unanswered', value: '' }
  return name === 'includes' && second && args.length === 2
    ? compared(first.name, 'has', second)
    : undefined
}

function compared(
  model: string,
  operator: ConditionOperator,
  written: Expression,
): ConditionRow | undefined {
  const value = literalOf(written)
  return value === undefined || value === '' ? undefined : { model, operator, value }
}

function literalOf(written: Expression): string | undefined {
  if (written.type === 'unary' && written.operator === '-') {
    const { argument } = written
    return argument.type === 'literal' && typeof argument.value === 'number'
      ? `-${argument.value}`
      : undefined
  }
  if (written.type !== 'literal') return undefined
  const { value } = written
  return value === null || value === undefined ? undefined : String(value)
}

function writeRow({ model, operator, value }: ConditionRow): string {
  switch (operator) {
    case 'has':
      return `includes(${model}, ${writeValue(value)})`
    case 'hasNot':
      return `!includes(${model}, ${writeValue(value)})`
    case 'answered':
      return `!isEmpty(${model})`
    case 'unanswered':
      return `isEmpty(${model})`
    default:
      return `${model} ${COMPARING[operator]} ${writeValue(value)}`
  }
}

/** Numbers and yes or no as they are, everything else as a text. */
function writeValue(value: string): string {
  const isPlain = String(Number(value)) === value || value === 'true' || value === 'false'
  return isPlain ? value : JSON.stringify(value)
}
