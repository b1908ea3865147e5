import { areaName, quoteSheet, type SheetArea } from './formula/reference.ts'
import { operatorsInRow, type Argument, type Syntax } from './formula/syntax.ts'
import type { CellAddress } from './functions/definition.ts'
import { toLogical } from './values/coerce.ts'
import { isError, isGrid, type Matrix, type Scalar } from './values/value.ts'
import type { Workbook } from './workbook-api.ts'

/** A piece of a formula with its value. */
export interface ExplainedPiece {
  /** As it stands in the formula. */
  readonly text: string
  readonly value: ExplainedValue
}

/** One value, or how many a rectangle has, with the first of them. */
export type ExplainedValue =
  | { readonly kind: 'one'; readonly value: Scalar }
  | {
      readonly kind: 'many'
      readonly rows: number
      readonly columns: number
      readonly first: readonly Scalar[]
    }

/** One step of a formula: an operator, a function, or a choice between two ways. */
export interface ExplainedStep extends ExplainedPiece {
  readonly kind: 'operator' | 'function' | 'choice'
  /** The operator or the function's name. */
  readonly name: string
  /** What it works on; of a choice, what decided and what was taken. */
  readonly arguments: readonly ExplainedPiece[]
}

/** How a cell comes to its value. */
export interface Explanation {
  readonly cell: CellAddress
  readonly value: Scalar
  /** With `=`; undefined where the cell has none. */
  readonly formula: string | undefined
  /** What the formula refers to, as its sheet would write it, with the values there. */
  readonly precedents: readonly (SheetArea & ExplainedPiece)[]
  /** From the innermost to the whole formula; ways not taken are left out. */
  readonly steps: readonly ExplainedStep[]
  /** True where the formula has more steps than are told. */
  readonly isShortened: boolean
}

const MAX_STEPS = 100
const MAX_FIRST = 5
const MAX_ROW = 30

/** How a cell comes to its value, one step at a time. */
export function explainCell(workbook: Workbook, cell: CellAddress): Explanation {
  const formula = workbook.formula(cell)
  const syntax = workbook.syntax(cell)
  const walk = new Walk(workbook, cell, formula?.slice(1) ?? '')
  if (syntax) walk.visit(syntax)
  return {
    cell,
    value: workbook.value(cell),
    formula,
    precedents: workbook.precedents(cell).map(({ sheet, area }) => {
      const name = areaName(area)
      const text =
        sheet === cell.sheet
          ? name
          : `${quoteSheet(workbook.model.sheets[sheet]?.name ?? '')}!${name}`
      return { sheet, area, text, value: explained(workbook.piece(cell, text)) }
    }),
    steps: walk.steps,
    isShortened: walk.isShortened,
  }
}

/** A value in the form that explanations have. */
function explained(value: Scalar | Matrix): ExplainedValue {
  if (!isGrid(value)) return { kind: 'one', value }
  const { rows, columns, values } = value
  if (values.length === 1) return { kind: 'one', value: values[0] ?? null }
  return { kind: 'many', rows, columns, first: values.slice(0, MAX_FIRST) }
}

class Walk {
  readonly steps: ExplainedStep[] = []
  isShortened = false
  readonly #workbook: Workbook
  readonly #cell: CellAddress
  readonly #text: string

  constructor(workbook: Workbook, cell: CellAddress, text: string) {
    this.#workbook = workbook
    this.#cell = cell
    this.#text = text
  }

  /** Adds the steps of a piece, those within it first. */
  visit(syntax: Syntax): void {
    if (this.steps.length >= MAX_STEPS) {
      this.isShortened = true
      return
    }
    switch (syntax.kind) {
      case 'unary':
        this.visit(syntax.operand)
        this.#add('operator', syntax.operator, syntax, [syntax.operand])
        break
      case 'binary':
        if (syntax.operator === ':' || syntax.operator === ' ') break
        this.#row(syntax)
        break
      case 'call':
        this.#call(syntax.name, syntax, syntax.arguments)
        break
      case 'apply':
        for (const argument of present(syntax.arguments)) this.visit(argument)
        this.#add('function', this.#slice(syntax.callee), syntax, syntax.arguments)
        break
      default:
    }
  }

  /** Operators in a row: one step each, or one for all where they are many. */
  #row(syntax: Extract<Syntax, { kind: 'binary' }>): void {
    const { first, rest } = operatorsInRow(syntax)
    const isLong = rest.length > MAX_ROW
    this.visit(first)
    for (const part of rest) {
      this.visit(part.right)
      if (!isLong) this.#add('operator', part.operator, part, [part.left, part.right])
    }
    if (isLong) this.#add('operator', syntax.operator, syntax, [first, syntax.right])
  }

  #call(name: string, syntax: Syntax, arguments_: readonly Argument[]): void {
    if (name === 'IF') return this.#choice(name, syntax, arguments_)
    if (name === 'IFERROR' || name === 'IFNA') return this.#fallback(name, syntax, arguments_)
    // What names of LET and LAMBDA stand for is known only inside.
    const isOwnScope = name === 'LET' || name === 'LAMBDA'
    const isLazy = name === 'IFS' || name === 'SWITCH' || name === 'CHOOSE'
    if (isLazy) {
      const [first] = arguments_
      if (first) this.visit(first)
      return this.#add('choice', name, syntax, [first])
    }
    const given = isOwnScope ? [] : arguments_.filter((one) => !hasOwnScope(one))
    for (const argument of present(given)) this.visit(argument)
    return this.#add('function', name, syntax, given)
  }

  #choice(name: string, syntax: Syntax, [test, yes, no]: readonly Argument[]): void {
    if (!test) return
    this.visit(test)
    const value = this.#value(test)
    if (isGrid(value)) return this.#add('function', name, syntax, [test, yes, no])
    const taken = toLogical(value) === true ? yes : no
    if (taken && !isError(value)) this.visit(taken)
    this.#add('choice', name, syntax, isError(value) ? [test] : [test, taken])
  }

  #fallback(name: string, syntax: Syntax, [tried, instead]: readonly Argument[]): void {
    if (!tried) return
    this.visit(tried)
    const value = this.#value(tried)
    const isCaught =
      !isGrid(value) && isError(value) && (name === 'IFERROR' || value.code === '#N/A')
    if (isCaught && instead) this.visit(instead)
    this.#add('choice', name, syntax, isCaught ? [tried, instead] : [tried])
  }

  #add(
    kind: ExplainedStep['kind'],
    name: string,
    syntax: Syntax,
    arguments_: readonly Argument[],
  ): void {
    this.steps.push({
      kind,
      name,
      ...this.#piece(syntax),
      arguments: present(arguments_).map((argument) => this.#piece(argument)),
    })
  }

  #piece(syntax: Syntax): ExplainedPiece {
    return { text: this.#slice(syntax), value: explained(this.#value(syntax)) }
  }

  #value(syntax: Syntax): Scalar | Matrix {
    return this.#workbook.piece(this.#cell, this.#slice(syntax))
  }

  #slice({ from, to }: Syntax): string {
    return this.#text.slice(from, to)
  }
}

/** True for functions made by LAMBDA, which have no value to be shown. */
function hasOwnScope(argument: Argument): boolean {
  return argument?.kind === 'call' && argument.name === 'LAMBDA'
}

function present(arguments_: readonly Argument[]): readonly Syntax[] {
  return arguments_.filter((argument) => argument !== undefined)
}
