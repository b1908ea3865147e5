import type { Scalar } from '../values/value.ts'

export type BinaryOperator =
  | '+'
  | '-'
  | '*'
  | '/'
  | '^'
  | '&'
  | '='
  | '<>'
  | '<'
  | '<='
  | '>'
  | '>='
  /** From one reference to another. */
  | ':'
  /** What two references have in common. */
  | ' '

/** What the name of a parameter of LAMBDA begins with that may be left out: `[y]`. */
export const OPTIONAL = '['

/** Where a piece of a formula stands in its text: from, and one behind its end. */
interface Span {
  readonly from: number
  readonly to: number
}

/** A formula as a tree. References and names are told by their index in the formula's list of them. */
export type Syntax = Span &
  (
    | { readonly kind: 'literal'; readonly value: Scalar }
    | {
        readonly kind: 'array'
        readonly rows: number
        readonly columns: number
        readonly values: readonly Scalar[]
      }
    | { readonly kind: 'cell'; readonly index: number }
    | { readonly kind: 'area'; readonly index: number }
    | { readonly kind: 'name'; readonly index: number; readonly name: string }
    /** A name of LET or LAMBDA, or one that means nothing. */
    | { readonly kind: 'variable'; readonly name: string }
    | {
        readonly kind: 'unary'
        readonly operator: '-' | '+' | '%' | '@' | '#'
        readonly operand: Syntax
      }
    | {
        readonly kind: 'binary'
        readonly operator: BinaryOperator
        readonly left: Syntax
        readonly right: Syntax
      }
    | { readonly kind: 'union'; readonly parts: readonly Syntax[] }
    | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Argument[] }
    | { readonly kind: 'apply'; readonly callee: Syntax; readonly arguments: readonly Argument[] }
  )

/** Undefined where nothing stands between two commas. */
export type Argument = Syntax | undefined

type Binary = Extract<Syntax, { kind: 'binary' }>

/**
 * A row of operators that are computed from left to right, as `1+2-3`: what it begins with, and each
 * operator with what stands right of it. Written as long as a formula may be, it would nest too deep.
 */
export function operatorsInRow(syntax: Binary): {
  readonly first: Syntax
  readonly rest: readonly Binary[]
} {
  const rest: Binary[] = []
  let first: Syntax = syntax
  while (first.kind === 'binary') {
    rest.push(first)
    first = first.left
  }
  return { first, rest: rest.reverse() }
}
