/** What a cell without a result shows, by the names that spreadsheets give them. */
export type ErrorCode =
  | '#NULL!'
  | '#DIV/0!'
  | '#VALUE!'
  | '#REF!'
  | '#NAME?'
  | '#NUM!'
  | '#N/A'
  | '#SPILL!'
  | '#CALC!'
  | '#CIRC!'

/**
 * An error as a value. `shown` is what a person reads instead of the code, where the specification
 * (section 9) has a text of its own for it: a MATCH or a lookup without a hit is `#N/A` that is shown
 * in words.
 */
export interface CellError {
  readonly kind: 'error'
  readonly code: ErrorCode
  readonly shown?: string
}

/** One value of a cell; `null` is a cell that holds nothing. Dates are serial numbers. */
export type Scalar = number | string | boolean | null | CellError

/** A rectangle of values. Rows and columns count from 0. */
export interface Grid {
  readonly rows: number
  readonly columns: number
  /** The value there; `null` outside. */
  at(row: number, column: number): Scalar
  /**
   * Calls `see` for each cell that holds something, row by row, so that a whole column costs only
   * what it holds. It ends early where `see` answers `false`.
   */
  visit(see: (value: Scalar, row: number, column: number) => false | void): void
}

/** Values computed by a formula. */
export interface Matrix extends Grid {
  readonly kind: 'matrix'
  /** Row by row. */
  readonly values: readonly Scalar[]
  /**
   * Where each value is the first cell of a reference (`OFFSET(A1,{0;1},0)`): these, row by row, for what
   * takes references one by one.
   */
  readonly references?: readonly (Range | CellError)[]
}

/** A reference to cells of a sheet: read only when asked, and only as far as asked. */
export interface Range extends Grid {
  readonly kind: 'range'
  /** Index of the sheet in the workbook. */
  readonly sheet: number
  readonly top: number
  readonly left: number
  /** Where it is several references joined by commas: each of them. */
  readonly areas?: readonly Range[]
}

/** A function made by LAMBDA. */
export interface Lambda {
  readonly kind: 'lambda'
  /** How many arguments it takes at most. */
  readonly arity: number
  /** How many it needs. */
  readonly least: number
  /** The name of the function that it is, where it was not made by LAMBDA. */
  readonly name?: string
  /** Several functions given as one, side by side or one below the other. */
  readonly parts?: readonly Lambda[]
  readonly areAcross?: boolean
  call(arguments_: readonly Value[]): Value
}

/** Whatever an expression may give. */
export type Value = Scalar | Matrix | Range | Lambda

const makeErrors = <Code extends ErrorCode>(codes: readonly Code[]) =>
  Object.fromEntries(codes.map((code) => [code, { kind: 'error', code }])) as unknown as {
    readonly [Name in Code]: CellError
  }

/** The errors without a text of their own, one object each. */
export const ERRORS = makeErrors([
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#SPILL!',
  '#CALC!',
  '#CIRC!',
])

/** True for errors. */
export function isError(value: unknown): value is CellError {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'error'
}

/** True for rectangles of values: matrices and references. */
export function isGrid(value: unknown): value is Matrix | Range {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    (value.kind === 'matrix' || value.kind === 'range')
  )
}

/** True for references to cells. */
export function isRange(value: unknown): value is Range {
  return isGrid(value) && value.kind === 'range'
}

/** True for functions made by LAMBDA. */
export function isLambda(value: unknown): value is Lambda {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'lambda'
}

/**
 * A rectangle of the given values, row by row.
 * @throws RangeError where the values do not fill it
 */
export function makeMatrix(rows: number, columns: number, values: readonly Scalar[]): Matrix {
  if (values.length !== rows * columns) {
    throw new RangeError(`${values.length} values do not fill ${rows} × ${columns}`)
  }
  return {
    kind: 'matrix',
    rows,
    columns,
    values,
    at: (row, column) =>
      row >= 0 && column >= 0 && row < rows && column < columns
        ? (values[row * columns + column] ?? null)
        : null,
    visit(see) {
      for (let index = 0; index < values.length; index += 1) {
        const value = values[index] ?? null
        if (value === null) continue
        if (see(value, Math.floor(index / columns), index % columns) === false) return
      }
    },
  }
}

/** The first rows and columns of values. */
export function partOf(matrix: Matrix, rows: number, columns: number): Matrix {
  if (rows >= matrix.rows && columns >= matrix.columns) return matrix
  const values: Scalar[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) values.push(matrix.at(row, column))
  }
  return makeMatrix(rows, columns, values)
}
