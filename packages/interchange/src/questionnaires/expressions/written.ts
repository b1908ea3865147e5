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

export const whole = (text: string): Written => ({ text, rank: WHOLE })

export const wrap = ({ text, rank }: Written, least: number): string =>
  rank < least ? `(${text})` : text

export const not = (of: Written): Written => ({ text: `!${wrap(of, UNARY)}`, rank: UNARY })

export function joined(parts: readonly Written[], operator: '&&' | '||'): Written {
  const [only] = parts
  if (!only) return whole('false')
  if (parts.length === 1) return only
  const rank = RANKS[operator] ?? 0
  return { text: parts.map((part) => wrap(part, rank + 1)).join(` ${operator} `), rank }
}
