/** Pieces of an expression in our language, joined with no more brackets than they need. */

export interface Written {
  readonly text: string
  /** How tightly it binds; see RANKS. */
  readonly rank: number
}

export const RANKS: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
}
export const UNARY = 7
const WHOLE = 8

/**
 * A piece that never needs brackets.
 * ```ts
 * whole('a') // => { text: 'a', rank: 8 }
 * ```
 */
export const whole = (text: string): Written => ({ text, rank: WHOLE })

/**
 * The text of a piece, in brackets where it binds less tightly than `min`.
 * ```ts
 * wrap({ text: 'a || b', rank: 1 }, 2) // => '(a || b)'
 * ```
 */
export const wrap = ({ text, rank }: Written, min: number): string =>
  rank < min ? `(${text})` : text

/**
 * The negation of a piece.
 * ```ts
 * not({ text: 'a == b', rank: 3 }).text // => '!(a == b)'
 * ```
 */
export const not = (of: Written): Written => ({ text: `!${wrap(of, UNARY)}`, rank: UNARY })

/**
 * All pieces with one operator between them; `false` for none.
 * ```ts
 * joined([whole('a'), { text: 'b || c', rank: 1 }], '&&').text // => 'a && (b || c)'
 * ```
 */
export function joined(parts: readonly Written[], operator: '&&' | '||'): Written {
  const [only] = parts
  if (!only) return whole('false')
  if (parts.length === 1) return only
  const rank = RANKS[operator] ?? 0
  return { text: parts.map((part) => wrap(part, rank + 1)).join(` ${operator} `), rank }
}
