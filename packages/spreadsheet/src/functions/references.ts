import { ERRORS, isError, isGrid, isRange, type Range, type Value } from '../values/value.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { buildMatrix } from './grids.ts'

const MAX_ROWS = 1_048_576
const MAX_COLUMNS = 16_384

/** Letters of a column that counts from 1. */
export function columnLetters(column: number): string {
  let rest = column
  let letters = ''
  while (rest > 0) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
    rest = Math.floor((rest - 1) / 26)
  }
  return letters
}

/** A sheet's name as formulas write it, quoted where needed. */
function quoted(sheet: string): string {
  return /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`
}

function address(
  row: number,
  column: number,
  kind: number,
  isA1: boolean,
  sheet: string | undefined,
): Value {
  const [down, across, fixed] = [Math.trunc(row), Math.trunc(column), Math.trunc(kind)]
  if (down < 1 || across < 1 || down > MAX_ROWS || across > MAX_COLUMNS) return ERRORS['#VALUE!']
  if (fixed < 1 || fixed > 4) return ERRORS['#VALUE!']
  const hasFixedRow = fixed === 1 || fixed === 2
  const hasFixedColumn = fixed === 1 || fixed === 3
  const prefix = sheet === undefined ? '' : `${sheet === '' ? '' : quoted(sheet)}!`
  if (!isA1) {
    const rowPart = hasFixedRow ? `R${down}` : `R[${down}]`
    return `${prefix}${rowPart}${hasFixedColumn ? `C${across}` : `C[${across}]`}`
  }
  const columnPart = `${hasFixedColumn ? '$' : ''}${columnLetters(across)}`
  return `${prefix}${columnPart}${hasFixedRow ? '$' : ''}${down}`
}

function offset(
  context: CallContext,
  range: Range,
  down: number,
  across: number,
  height: number,
  width: number,
): Value {
  const [rows, columns] = [Math.trunc(height), Math.trunc(width)]
  if (rows === 0 || columns === 0) return ERRORS['#REF!']
  const top = range.top + Math.trunc(down) + Math.min(rows + 1, 0)
  const left = range.left + Math.trunc(across) + Math.min(columns + 1, 0)
  if (top < 0 || left < 0) return ERRORS['#REF!']
  return context.rangeOf(range.sheet, top, left, Math.abs(rows), Math.abs(columns))
}

function sizeOf(value: Value, side: 'rows' | 'columns'): Value {
  if (isError(value)) return value
  if (isGrid(value)) return value[side]
  return typeof value === 'object' && value !== null ? ERRORS['#VALUE!'] : 1
}

function positions(
  { work }: CallContext,
  value: Value | undefined,
  own: number,
  first: (range: Range) => number,
  side: 'rows' | 'columns',
): Value {
  if (value === undefined) return own + 1
  if (isError(value)) return value
  if (!isRange(value)) return ERRORS['#VALUE!']
  const from = first(value) + 1
  if (value[side] === 1) return from
  return side === 'rows'
    ? buildMatrix(work, value.rows, 1, (row) => from + row)
    : buildMatrix(work, 1, value.columns, (_, column) => from + column)
}

/** References: their making, their place and their size. */
export const REFERENCES: readonly FunctionDefinition[] = [
  defineFunction('lookup', 'ADDRESS', {
    required: ['number', 'number'],
    optional: ['number', 'logical', 'text'],
    call: (_, row, column, kind = 1, isA1 = true, sheet = undefined) =>
      address(row, column, kind, isA1, sheet),
  }),
  defineFunction('lookup', 'ROW', {
    optional: ['any'],
    call: (context, value) => positions(context, value, context.cell.row, ({ top }) => top, 'rows'),
  }),
  defineFunction('lookup', 'COLUMN', {
    optional: ['any'],
    call: (context, value) =>
      positions(context, value, context.cell.column, ({ left }) => left, 'columns'),
  }),
  defineFunction('lookup', 'ROWS', {
    required: ['any'],
    call: (_, value) => sizeOf(value, 'rows'),
  }),
  defineFunction('lookup', 'COLUMNS', {
    required: ['any'],
    call: (_, value) => sizeOf(value, 'columns'),
  }),
  defineFunction('lookup', 'AREAS', {
    required: ['range'],
    call: (_, range) => range.areas?.length ?? 1,
  }),
  defineFunction('lookup', 'OFFSET', {
    required: ['range', 'number', 'number'],
    optional: ['number', 'number'],
    isVolatile: true,
    call: (context, range, down, across, height = range.rows, width = range.columns) =>
      offset(context, range, down, across, height, width),
  }),
  defineFunction('lookup', 'INDIRECT', {
    required: ['text'],
    optional: ['logical'],
    readsEmptyAsZero: true,
    isVolatile: true,
    call: (context, text, isA1 = true) => context.parseReference(text, !isA1),
  }),
  defineFunction('lookup', 'HYPERLINK', {
    required: ['value'],
    optional: ['value'],
    deviation: 'The link itself is no part of the value.',
    call: (_, link, label) => label ?? link,
  }),
]
