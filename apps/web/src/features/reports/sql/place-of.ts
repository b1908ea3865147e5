import type { Mistake } from './mistake.ts'

/**
 * Where a mistake stands in a text, with the word that begins there.
 * ```ts
 * placeOf('select 1\nfrom peple', { Line: 2, Column: 6, … }) // => { from: 14, to: 19 }
 * ```
 */
export function placeOf(
  text: string,
  { Line, Column }: Pick<Mistake, 'Line' | 'Column'>,
): { readonly from: number; readonly to: number } {
  if (Line === null) return { from: 0, to: text.length }
  const lines = text.split('\n')
  const line = Math.min(Line, lines.length)
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
  const length = lines[line - 1]?.length ?? 0
  const from = before + Math.min((Column ?? 1) - 1, length)
  const word = /^[\p{L}\p{N}_.]+/u.exec(text.slice(from))?.[0].length ?? 1
  return { from, to: Math.min(from + word, text.length) }
}
