import type { Expression } from '@telemachos/rules/expressions/parse-expression'
import { looselyEqual } from '@telemachos/rules/expressions/values'
import type { ComparableValues } from '../types/comparisons.ts'
import { readBoolean } from '../types/yes-no.ts'
import type { DraftProblem } from './draft-problem.ts'
import type { DraftQuestion } from './draft.ts'
import { draftTypeOf } from './draft-type.ts'

/** What an expression takes for granted of a question: a row that it has, a value that can be chosen. */
export interface Reading {
  readonly name: string
  readonly row?: string
  /** Whether the row is one of a line, as in `table[0].r1`. */
  readonly isOfLine?: boolean
  readonly value?: string | number
  /** Whether the value is looked for among several. */
  readonly isIncluded?: boolean
}

const EQUALITIES = new Set(['==', '===', '!=', '!=='])

/** Every row and value that an expression reads of a name; what it computes itself is not followed. */
export function readingsIn(ast: Expression): Reading[] {
  switch (ast.type) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return ast.items.flatMap(readingsIn)
    case 'member': {
      const target = targetOf(ast)
      return target ? [target] : [...readingsIn(ast.object), ...readingsIn(ast.key)]
    }
    case 'unary':
      return readingsIn(ast.argument)
    case 'binary': {
      const own = EQUALITIES.has(ast.operator)
        ? [...compared(ast.left, ast.right), ...compared(ast.right, ast.left)]
        : []
      return [...own, ...readingsIn(ast.left), ...readingsIn(ast.right)]
    }
    case 'choice':
      return [ast.test, ast.yes, ast.no].flatMap(readingsIn)
    case 'call': {
      const [list, item] = ast.args
      if (ast.name !== 'includes' || !list || !item) return ast.args.flatMap(readingsIn)
      const own =
        list.type === 'list'
          ? list.items.flatMap((one) => compared(item, one))
          : compared(list, item).map((one) => ({ ...one, isIncluded: true }))
      return [...own, ...ast.args.flatMap(readingsIn)]
    }
  }
}

/** Whether one of some names is compared with a value, as answers are: `2` is '2'. */
export function comparesWith(
  { name, value: compared }: Reading,
  names: readonly string[],
  value: string,
): boolean {
  return compared !== undefined && names.includes(name) && looselyEqual(compared, value)
}

/** What of the readings no answer can ever be; the first of each thing that is read. */
export function problemsOfReadings(
  at: string,
  readings: readonly Reading[],
  questionOf: (name: string) => DraftQuestion | undefined,
): DraftProblem[] {
  return readings.flatMap((reading): DraftProblem[] => {
    const question = questionOf(reading.name)
    if (!question) return []
    const { name, row, value, isIncluded = false } = reading
    if (value === undefined) {
      const rows = rowsOf(question, reading)
      return row === undefined || rows === undefined || rows.includes(row)
        ? []
        : [{ at, rule: 'unknown_row', what: row, name, instead: rows.join(', ') }]
    }
    const what = String(value)
    const values = valuesOf(question, row !== undefined)
    if (!values) return []
    if (values.isMany !== isIncluded)
      return [
        { at, rule: isIncluded ? 'value_is_single' : 'value_of_many', what, name: pathOf(reading) },
      ]
    if (
      values.list.length === 0 ||
      values.list.some((one) => looselyEqual(readBoolean(one), value))
    )
      return []
    const rule = what.trim() === '' ? 'value_blank' : 'unknown_value'
    return [{ at, rule, what, name, instead: values.list.join(', ') }]
  })
}

/** How a question, or a row of it, is written in an expression. */
function pathOf({ name, row, isOfLine = false }: Reading): string {
  if (row === undefined) return name
  const of = isOfLine ? `${name}[0]` : name
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(row) ? `${of}.${row}` : `${of}[${JSON.stringify(row)}]`
}

function compared(target: Expression, written: Expression): Reading[] {
  const value = valueOf(written)
  if (value === undefined) return []
  if (target.type === 'name') return [{ name: target.name, value }]
  const row = target.type === 'member' ? targetOf(target) : undefined
  return row ? [{ ...row, value }] : []
}

/** What is written as a text or a number, its sign included. */
function valueOf(written: Expression): string | number | undefined {
  if (written.type === 'unary' && written.operator === '-') {
    const value = valueOf(written.argument)
    return typeof value === 'number' ? -value : undefined
  }
  if (written.type !== 'literal') return undefined
  const { value } = written
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** The row that a member stands for: `grid.r1`, or `table[0].r1` of a list of lines. */
function targetOf({ object, key }: Expression & { type: 'member' }): Reading | undefined {
  if (key.type !== 'literal' || key.value === null || key.value === undefined) return undefined
  const row = String(key.value)
  if (object.type === 'name') return { name: object.name, row }
  const isLine =
    object.type === 'member' &&
    object.object.type === 'name' &&
    object.key.type === 'literal' &&
    typeof object.key.value === 'number'
  return isLine && object.object.type === 'name'
    ? { name: object.object.name, row, isOfLine: true }
    : undefined
}

/** What can stand behind the dot of a question's value; undefined where that is not rows. */
function rowsOf(question: DraftQuestion, { isOfLine = false }: Reading): string[] | undefined {
  const { keys } = draftTypeOf(question)
  if (!keys || isOfLine !== (keys === 'rowsOfLines')) return undefined
  return keys === 'options'
    ? question.Options.map(({ Value }) => Value)
    : question.Rows.map(({ Model }) => Model)
}

/** The values that a question, or a row of it, can have; undefined where anything may be. */
function valuesOf(question: DraftQuestion, isRow: boolean): ComparableValues | undefined {
  const type = draftTypeOf(question)
  return isRow ? type.rowValues(question) : type.values(question)
}
