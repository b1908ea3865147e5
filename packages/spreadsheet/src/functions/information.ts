import { toNumber } from '../values/coerce.ts'
import {
  ERRORS,
  isError,
  isGrid,
  isLambda,
  isRange,
  type CellError,
  type ErrorCode,
  type Scalar,
  type Value,
} from '../values/value.ts'
import {
  defineFunction,
  type Appearance,
  type CallContext,
  type CellAddress,
  type FunctionDefinition,
} from './definition.ts'
import { formatCode, hasColour, hasParentheses } from './cell-format.ts'
import { buildMatrix } from './grids.ts'
import { columnLetters } from './references.ts'

const ERROR_NUMBERS: Readonly<Partial<Record<ErrorCode, number>>> = {
  '#NULL!': 1,
  '#DIV/0!': 2,
  '#VALUE!': 3,
  '#REF!': 4,
  '#NAME?': 5,
  '#NUM!': 6,
  '#N/A': 7,
  '#SPILL!': 9,
  '#CALC!': 14,
}

/** The width of a column that nobody set, in characters. */
const USUAL_WIDTH = 8

/** What INFO says, as Excel would on Windows. */
const SURROUNDINGS: Readonly<Record<string, string | number>> = {
  numfile: 1,
  origin: '$A:$A$1',
  osversion: 'Windows (64-bit) NT 10.00',
  recalc: 'Automatic',
  release: '16.0',
  system: 'pcdos',
}

const TESTS: Readonly<Record<string, (value: Scalar) => boolean>> = {
  ISBLANK: (value) => value === null,
  ISERR: (value) => isError(value) && value.code !== '#N/A',
  ISERROR: isError,
  ISNA: (value) => isError(value) && value.code === '#N/A',
  ISLOGICAL: (value) => typeof value === 'boolean',
  ISNUMBER: (value) => typeof value === 'number',
  ISTEXT: (value) => typeof value === 'string',
  ISNONTEXT: (value) => typeof value !== 'string',
}

function firstOf(value: Value): Scalar {
  if (isGrid(value)) return value.at(0, 0)
  return isLambda(value) ? ERRORS['#VALUE!'] : value
}

/** Of a reference the first cell, of computed values each. */
export function eachOf(
  { work }: CallContext,
  value: Value,
  compute: (one: Scalar) => Scalar,
): Value {
  if (!isGrid(value) || isRange(value)) return compute(firstOf(value))
  if (value.rows === 1 && value.columns === 1) return compute(value.at(0, 0))
  return buildMatrix(work, value.rows, value.columns, (row, column) =>
    compute(value.at(row, column)),
  )
}

function asNumber(value: Scalar): number | CellError {
  if (typeof value === 'number' || isError(value)) return value
  return value === true ? 1 : 0
}

function typeNumber(value: Value): number {
  if (isLambda(value)) return 128
  if (isGrid(value)) {
    return value.rows === 1 && value.columns === 1 ? typeNumber(value.at(0, 0)) : 64
  }
  if (isError(value)) return 16
  if (typeof value === 'boolean') return 4
  return typeof value === 'string' ? 2 : 1
}

/** Text that is a number counts as one. */
function numberIn(value: Scalar): Scalar {
  return typeof value === 'string' ? toNumber(value) : value
}

function parity(value: Scalar, rest: number): boolean | CellError {
  if (typeof value === 'boolean') return ERRORS['#VALUE!']
  if (typeof value === 'number') return Math.abs(Math.trunc(value)) % 2 === rest
  return isError(value) ? value : rest === 0
}

function addressOf(context: CallContext, value: Value | undefined): CellAddress | undefined {
  if (value === undefined) return context.cell
  if (!isRange(value)) return undefined
  return { sheet: value.sheet, row: value.top, column: value.left }
}

function contentKind(value: Scalar): string {
  if (value === null) return 'b'
  return typeof value === 'string' ? 'l' : 'v'
}

function cellInformation(context: CallContext, about: string, value: Value | undefined): Value {
  if (isError(value)) return value
  const at = addressOf(context, value)
  if (!at) return ERRORS['#VALUE!']
  const content = value !== undefined && isGrid(value) ? value.at(0, 0) : null
  switch (about.trim().toLowerCase()) {
    case 'address':
      return `$${columnLetters(at.column + 1)}$${at.row + 1}`
    case 'row':
      return at.row + 1
    case 'col':
      return at.column + 1
    case 'contents':
      return content
    case 'type':
      return contentKind(content)
    case 'filename':
      return `[workbook]${context.sheetNames[at.sheet] ?? ''}`
    default:
      return appearance(context.appearanceOf(at), about.trim().toLowerCase(), content)
  }
}

/** What stands before a text by how it is aligned, as an older program marked it. */
const PREFIXES: Readonly<Record<string, string>> = { right: '"', center: '^', fill: '\\' }

function appearance({ style, width, isHidden }: Appearance, about: string, content: Scalar): Value {
  const { format = '', alignment, isLocked = true } = style
  switch (about) {
    case 'format':
      return formatCode(format)
    case 'color':
      return Number(hasColour(format))
    case 'parentheses':
      return Number(hasParentheses(format))
    case 'prefix':
      if (typeof content !== 'string') return ''
      return PREFIXES[alignment?.horizontal ?? ''] ?? "'"
    case 'protect':
      return Number(isLocked)
    case 'width':
      if (isHidden) return 0
      // Of a width in a file five of seven parts of a letter are no letters.
      return width === undefined ? USUAL_WIDTH : Math.round(width - 5 / 7)
    default:
      return ERRORS['#VALUE!']
  }
}

function sheetNumber(context: CallContext, value: Value | undefined): Value {
  if (value === undefined) return context.cell.sheet + 1
  if (isRange(value)) return value.sheet + 1
  if (isError(value)) return value
  if (typeof value !== 'string') return ERRORS['#N/A']
  const wanted = value.toUpperCase()
  const index = context.sheetNames.findIndex((name) => name.toUpperCase() === wanted)
  return index === -1 ? ERRORS['#N/A'] : index + 1
}

/** What values are, and where. */
export const INFORMATION: readonly FunctionDefinition[] = [
  ...Object.entries(TESTS).map(([name, test]) =>
    defineFunction('information', name, {
      required: ['value'],
      call: (_, value) => test(value),
    }),
  ),
  defineFunction('information', 'ISREF', {
    required: ['any'],
    call: (_, value) => isRange(value),
  }),
  defineFunction('information', 'ISEVEN', {
    required: ['value'],
    call: (_, value) => parity(numberIn(value), 0),
  }),
  defineFunction('information', 'ISODD', {
    required: ['value'],
    call: (_, value) => parity(numberIn(value), 1),
  }),
  defineFunction('information', 'ISFORMULA', {
    required: ['range'],
    call: (context, { sheet, top, left }) =>
      context.formulaOf({ sheet, row: top, column: left }) !== undefined,
  }),
  defineFunction('information', 'N', {
    required: ['any'],
    call: (context, value) => eachOf(context, value, asNumber),
  }),
  defineFunction('information', 'NA', { call: () => ERRORS['#N/A'] }),
  defineFunction('information', 'TYPE', {
    required: ['any'],
    call: (_, value) => typeNumber(value),
  }),
  defineFunction('information', 'ERROR.TYPE', {
    required: ['value'],
    call: (_, value) =>
      isError(value) ? (ERROR_NUMBERS[value.code] ?? ERRORS['#N/A']) : ERRORS['#N/A'],
  }),
  defineFunction('information', 'CELL', {
    required: ['text'],
    optional: ['any'],
    isVolatile: true,
    deviation: 'The name of the file is not known to it, and a width is one value.',
    call: cellInformation,
  }),
  defineFunction('information', 'INFO', {
    required: ['text'],
    isVolatile: true,
    deviation: 'Says the same on every machine.',
    call: (_, about) => SURROUNDINGS[about.trim().toLowerCase()] ?? ERRORS['#VALUE!'],
  }),
  defineFunction('information', 'SHEET', {
    optional: ['any'],
    call: sheetNumber,
  }),
  defineFunction('information', 'SHEETS', {
    optional: ['any'],
    call: (context, value) => {
      if (value === undefined) return context.sheetNames.length
      return isError(value) ? value : 1
    },
  }),
  defineFunction('information', 'FORMULATEXT', {
    required: ['range'],
    call: (context, { sheet, top, left }) =>
      context.formulaOf({ sheet, row: top, column: left }) ?? ERRORS['#N/A'],
  }),
]
