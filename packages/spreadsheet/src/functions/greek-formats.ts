/** What stands in a format as it is: quoted, after a backslash, in brackets but for spans of time. */
const LITERAL = /"[^"]*"?|\\.|[_*].|\[(?![ωλδ]+\])[^\]]*\]?/giu

const HALF_DAY = /π\.?μ\.?\/μ\.?μ\.?/giu

const CODES: Readonly<Record<string, string>> = {
  η: 'd',
  μ: 'm',
  ε: 'y',
  ω: 'h',
  λ: 'm',
  δ: 's',
}

/** Where digits stand, with what separates them. */
const MASK = /[#0?](?:[#0?.,]*[#0?])?/g

/** `#,##0` and its like: nobody writes decimals so. */
const ENGLISH_THOUSANDS = /^[#?]+,[#?]{2}[#0?]$/

/**
 * A number format in the codes of files from one in Greek codes: `ηη/μμ/εεεε`, `ω:λλ`, `#.##0,00`. What is
 * written in the codes of files already stays as it is.
 * ```ts
 * englishFormat('ηη/μμ/εεεε') // => 'dd/mm/yyyy'
 * englishFormat('#.##0,00') // => '#,##0.00'
 * englishFormat('#,##0.00') // => '#,##0.00'
 * ```
 */
export function englishFormat(format: string): string {
  let result = ''
  let from = 0
  for (const literal of format.matchAll(LITERAL)) {
    result += translated(format.slice(from, literal.index)) + literal[0]
    from = literal.index + literal[0].length
  }
  return result + translated(format.slice(from))
}

function translated(codes: string): string {
  return codes
    .replaceAll(HALF_DAY, 'AM/PM')
    .replaceAll(/[ημεωλδ]/giu, (letter) => CODES[letter.toLowerCase()] ?? letter)
    .replaceAll(MASK, (mask) => (isGreekMask(mask) ? swapped(mask) : mask))
}

/** True where a comma is before decimals, or a point between thousands. */
function isGreekMask(mask: string): boolean {
  const [comma, point] = [mask.lastIndexOf(','), mask.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) return comma > point
  if (comma >= 0) return !ENGLISH_THOUSANDS.test(mask) && mask.indexOf(',') === comma
  return /^[#?]+(?:\.[#?]{2}[#0?])+$/.test(mask)
}

function swapped(mask: string): string {
  return mask.replaceAll(/[.,]/g, (sign) => (sign === ',' ? '.' : ','))
}
