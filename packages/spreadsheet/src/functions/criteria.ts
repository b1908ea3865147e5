import { compareTexts, foldCase, textEqualTo } from '../values/coerce.ts'
import { readNumber } from '../values/read-text.ts'
import { ERRORS, isError, type CellError, type Range, type Scalar } from '../values/value.ts'
import { COST } from '../work/work.ts'
import type { CallContext } from './definition.ts'
import { hasWildcards, matchesWhole, parsePattern } from './wildcards.ts'

/** Says of a cell's value whether it counts. */
export type Criterion = (value: Scalar) => boolean

/** What is needed of a workbook to read a condition. */
type CriterionContext = Pick<CallContext, 'work' | 'isDate1904' | 'language'>

/** Cells and what is asked of each. */
export interface Condition {
  readonly range: Range
  readonly test: Criterion
}

type Operator = '=' | '<>' | '<' | '>' | '<=' | '>='

const MAY_BE_NUMBER = /^[\s\d.,+\-$€£¥(%]/

/** A condition as COUNTIF and its like take it: a value, or text as `>=5`, `<>done`, `M*`. */
export function parseCriterion(context: CriterionContext, criterion: Scalar): Criterion {
  const { work } = context
  if (criterion === null) return equalsNumber(context, 0)
  if (typeof criterion === 'number') return equalsNumber(context, criterion)
  if (typeof criterion === 'boolean') return (value) => value === criterion
  if (isError(criterion)) return (value) => isError(value) && value.code === criterion.code
  const match = /^(<>|<=|>=|=|<|>)?(.*)$/s.exec(criterion)
  const operator = (match?.[1] ?? '=') as Operator
  const operand = match?.[2] ?? ''
  if (operand === '') return emptyCriterion(match?.[1])
  const isEquality = operator === '=' || operator === '<>'
  const test = isEquality ? equals(context, operand) : ordered(context, operator, operand)
  return (value) => {
    if (typeof value === 'string') work.takeText(value)
    return test(value) !== (operator === '<>')
  }
}

/**
 * A condition as a cell of DSUM's criteria holds it: as `parseCriterion`, but that a text alone is found
 * wherever a cell begins with it. An empty one holds always.
 */
export function parseDatabaseCriterion(context: CriterionContext, criterion: Scalar): Criterion {
  if (criterion === null || criterion === '') return () => true
  if (typeof criterion !== 'string' || /^[<>=]/.test(criterion)) {
    return parseCriterion(context, criterion)
  }
  const isNumber = readNumber(criterion, context) !== undefined
  return parseCriterion(context, isNumber ? criterion : `${criterion}*`)
}

function emptyCriterion(operator: string | undefined): Criterion {
  if (operator === undefined) return (value) => value === null || value === ''
  if (operator === '=') return (value) => value === null
  if (operator === '<>') return (value) => value !== null
  return () => false
}

function equalsNumber(context: CriterionContext, expected: number): Criterion {
  return (value) => {
    if (typeof value === 'number') return value === expected
    if (typeof value !== 'string' || !MAY_BE_NUMBER.test(value)) return false
    context.work.take(COST.number)
    return readNumber(value, context) === expected
  }
}

function equals(context: CriterionContext, operand: string): Criterion {
  const { work } = context
  const number = readNumber(operand, context)
  const isSameText = textEqualTo(operand)
  const folded = foldCase(operand)
  if (number !== undefined) {
    const isEqual = equalsNumber(context, number)
    return (value) => isEqual(value) || (typeof value === 'string' && foldCase(value) === folded)
  }
  if (folded === 'TRUE' || folded === 'FALSE') return (value) => value === (folded === 'TRUE')
  if (Object.hasOwn(ERRORS, folded)) return (value) => isError(value) && value.code === folded
  if (hasWildcards(operand)) {
    const pattern = parsePattern(operand)
    return (value) => typeof value === 'string' && matchesWhole(work, pattern, value)
  }
  return (value) => typeof value === 'string' && isSameText(value)
}

function ordered(context: CriterionContext, operator: Operator, operand: string): Criterion {
  const number = readNumber(operand, context)
  if (number !== undefined) {
    return (value) => typeof value === 'number' && holds(operator, value - number)
  }
  const folded = foldCase(operand)
  if (folded === 'TRUE' || folded === 'FALSE') {
    const expected = Number(folded === 'TRUE')
    return (value) => typeof value === 'boolean' && holds(operator, Number(value) - expected)
  }
  return (value) => typeof value === 'string' && holds(operator, compareTexts(value, operand))
}

function holds(operator: Operator, order: number): boolean {
  if (operator === '<') return order < 0
  if (operator === '>') return order > 0
  return operator === '<=' ? order <= 0 : order >= 0
}

/**
 * Conditions from a function's arguments, cells and criterion in turn. #VALUE! where the cells are not
 * of one size.
 */
export function toConditions(
  context: CriterionContext,
  arguments_: readonly unknown[],
): readonly Condition[] | CellError {
  const conditions: Condition[] = []
  for (let index = 0; index + 1 < arguments_.length; index += 2) {
    const range = arguments_[index] as Range
    const test = parseCriterion(context, arguments_[index + 1] as Scalar)
    const first = conditions[0]?.range ?? range
    if (range.rows !== first.rows || range.columns !== first.columns) return ERRORS['#VALUE!']
    conditions.push({ range, test })
  }
  return conditions.length * 2 === arguments_.length ? conditions : ERRORS['#VALUE!']
}

/**
 * Calls `see` for the position of each cell where all conditions hold. Goes through what is filled
 * only, where a condition allows it.
 */
export function eachMatch(
  conditions: readonly Condition[],
  see: (row: number, column: number) => void,
): void {
  const driver = conditions.find(({ test }) => !test(null))
  if (!driver) {
    everyMatch(conditions, see)
    return
  }
  const others = conditions.filter((condition) => condition !== driver)
  driver.range.visit((value, row, column) => {
    if (!driver.test(value)) return
    for (const { range, test } of others) if (!test(range.at(row, column))) return
    see(row, column)
  })
}

function everyMatch(
  conditions: readonly Condition[],
  see: (row: number, column: number) => void,
): void {
  const { rows = 0, columns = 0 } = conditions[0]?.range ?? {}
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (conditions.every(({ range, test }) => test(range.at(row, column)))) see(row, column)
    }
  }
}
