/** What stands before an item that is numbered: `1.`, `(2)`, `γ)`, `iv.` */
const SIGN = /^\s*\(?(\d{1,4}|[a-zα-ω]{1,2}|[ivxlcdm]{1,7})[.)]/i

const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
}
/** Small letters as Unicode has them, with the final sigma before the other. */
const ALPHA = 0x3b1
const FINAL_SIGMA = 0x3c2
const OMEGA = 0x3c9

/**
 * Whether an item of a list has a number, by what stands before it, rather than a dot.
 * ```ts
 * isNumber('3.  ') // => true
 * isNumber('·  ') // => false
 * ```
 */
export const isNumber = (sign: string): boolean => SIGN.test(sign)

/**
 * Which number an item has; of what can be read in two ways, the one that comes next.
 * ```ts
 * countOf('3.', 1) // => 3
 * countOf('i.', 9) // => 9
 * countOf('i.', 1) // => 1
 * ```
 */
export function countOf(sign: string, next: number): number {
  const text = SIGN.exec(sign)?.[1]?.toLowerCase() ?? ''
  if (/^\d+$/.test(text)) return Number(text)
  const readings = [romanOf(text), letterOf(text)].filter((one) => one !== undefined)
  return readings.includes(next) ? next : (readings[0] ?? 1)
}

/** `iv` is 4; a single letter of the larger ones is more often a letter. */
function romanOf(text: string): number | undefined {
  if (!/^(?:[ivx]|[ivxlcdm]{2,7})$/.test(text)) return undefined
  const values = [...text].map((letter) => ROMAN[letter] ?? 0)
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  )
}

function letterOf(text: string): number | undefined {
  if (text.length !== 1) return undefined
  const code = text.charCodeAt(0)
  if (code >= ALPHA && code <= OMEGA && code !== FINAL_SIGMA)
    return code - ALPHA + (code < FINAL_SIGMA ? 1 : 0)
  return text >= 'a' && text <= 'z' ? code - 96 : undefined
}
