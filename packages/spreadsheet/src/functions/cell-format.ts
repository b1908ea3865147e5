/** What stands in a format as it is, and spaces as wide as a letter. */
const LITERAL = /"[^"]*"?|\\.|[_*].|\[\$[^\]]*\]/g

const COLOUR = /\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]/i

/** Formats of days and times, by their codes in order, as CELL("format") names them. */
const DATES: readonly (readonly [RegExp, string])[] = [
  [/^d{1,2}\Wmmm\Wy+$/, 'D1'],
  [/^d{1,2}\Wmmm$/, 'D2'],
  [/^mmm\Wy+$/, 'D3'],
  [/^(?:m{1,2}\Wd{1,2}\Wy+|d{1,2}\Wm{1,2}\Wy+|y+\Wm{1,2}\Wd{1,2})(?: h+:mm)?$/, 'D4'],
  [/^(?:m{1,2}\Wd{1,2}|d{1,2}\Wm{1,2})$/, 'D5'],
  [/^h+:mm:ss am\/pm$/, 'D6'],
  [/^h+:mm am\/pm$/, 'D7'],
  [/^h+:mm:ss$/, 'D8'],
  [/^h+:mm$/, 'D9'],
]

/**
 * A number format as CELL says it: `F2`, `,0`, `C2-`, `P0`, `S2`, `D1` to `D9`, `G` for all others; with `-`
 * where negative numbers have a colour, and `()` where numbers stand in brackets.
 * ```ts
 * formatCode('#,##0.00') // => ',2'
 * formatCode('0%;[Red]-0%') // => 'P0-'
 * formatCode('dd/mm/yyyy') // => 'D4'
 * ```
 */
export function formatCode(format: string): string {
  const parentheses = hasParentheses(format) ? '()' : ''
  return `${kindOf(format)}${hasColour(format) ? '-' : ''}${parentheses}`
}

/** True where negative numbers have a colour of their own. */
export function hasColour(format: string): boolean {
  return COLOUR.test(format.split(';')[1] ?? '')
}

/** True where positive numbers stand in brackets. */
export function hasParentheses(format: string): boolean {
  const [first = ''] = format.replaceAll(LITERAL, '').split(';')
  return first.includes('(')
}

function kindOf(format: string): string {
  const [first = ''] = format.split(';')
  const codes = first.replaceAll(LITERAL, '').replace(COLOUR, '').trim().toLowerCase()
  const date = DATES.find(([pattern]) => pattern.test(codes))
  if (date) return date[1]
  const digits = /^[$€£¥(]?\s*([#0,]*0)(?:\.(0+))?(e\+0+|%)?\s*[$€£¥)]?$/.exec(codes)
  if (!digits) return 'G'
  const [, whole = '', decimals = '', end] = digits
  if (end === '%') return `P${decimals.length}`
  if (end !== undefined) return `S${decimals.length}`
  const isMoney = /[$€£¥]/.test(first)
  if (isMoney) return `C${decimals.length}`
  return `${whole.includes(',') ? ',' : 'F'}${decimals.length}`
}
