import { ERRORS, type Grid, type Value } from '../values/value.ts'
import { defineFunction, type CallContext, type FunctionDefinition } from './definition.ts'
import { partOf } from './lookups.ts'

/** Which empty lines are left out: none, those before, those behind, or both. */
const MODES = [0, 1, 2, 3] as const

interface Span {
  first: number
  last: number
}

function reach(span: Span, index: number): void {
  span.first = Math.min(span.first, index)
  span.last = Math.max(span.last, index)
}

function kept({ first, last }: Span, length: number, mode: number): readonly [number, number] {
  const from = mode === 1 || mode === 3 ? first : 0
  return [from, mode >= 2 ? last : length - 1]
}

/** A rectangle without the empty rows and columns around what it holds; #REF! where it holds nothing. */
function trim(context: CallContext, grid: Grid, rowMode: number, columnMode: number): Value {
  const [rowKind, columnKind] = [Math.trunc(rowMode), Math.trunc(columnMode)]
  const isKnown = (kind: number) => MODES.some((mode) => mode === kind)
  if (!isKnown(rowKind) || !isKnown(columnKind)) return ERRORS['#VALUE!']
  const rows: Span = { first: Number.POSITIVE_INFINITY, last: -1 }
  const columns: Span = { first: Number.POSITIVE_INFINITY, last: -1 }
  grid.visit((_, row, column) => {
    reach(rows, row)
    reach(columns, column)
  })
  if (rows.last < 0) return ERRORS['#REF!']
  const [top, bottom] = kept(rows, grid.rows, rowKind)
  const [left, right] = kept(columns, grid.columns, columnKind)
  return partOf(context, grid, top, left, bottom - top + 1, right - left + 1)
}

/** Ranges without the emptiness around them. */
export const TRIMMED_RANGES: readonly FunctionDefinition[] = [
  defineFunction('arrays', 'TRIMRANGE', {
    required: ['grid'],
    optional: ['number', 'number'],
    call: (context, grid, rowMode = 3, columnMode = 3) => trim(context, grid, rowMode, columnMode),
  }),
]
