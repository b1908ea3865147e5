/** What stands in a format as it is: quoted, after a backslash, or in brackets. */
const LITERAL = /"[^"]*"?|\\.|[_*].|\[[^\]]*\]?/g

/** A currency with its country, or a country alone: `[$€-408]`, `[$-409]`. */
const CURRENCY = /^\[\$([^\]-]*)-[^\]]*\]$/

/** Behind the letter of a half of the day that is to be small; stands in no format. */
const SMALL_MARK = '\uE000'

const SMALL_HALF = new RegExp(`([AP])${SMALL_MARK}`, 'g')

/**
 * A format as the library reads it: `a/p` marked, and of currencies only their sign, unless the format is
 * one of dates, where the country says in which language months and days are written.
 */
export function preparedFormat(pattern: string, isDate: boolean): string {
  let result = ''
  let from = 0
  for (const literal of pattern.matchAll(LITERAL)) {
    result += marked(pattern.slice(from, literal.index))
    result += isDate ? literal[0] : withoutCountry(literal[0])
    from = literal.index + literal[0].length
  }
  return result + marked(pattern.slice(from))
}

function marked(codes: string): string {
  return codes.replaceAll('a/p', `A/P"${SMALL_MARK}"`)
}

function withoutCountry(literal: string): string {
  const sign = CURRENCY.exec(literal)?.[1]
  if (sign === undefined) return literal
  return sign === '' ? '' : `"${sign}"`
}

/** A text that `preparedFormat` led to, with the small letters that it asked for. */
export function withSmallHalves(text: string): string {
  return text.replaceAll(SMALL_HALF, (_, letter: string) => letter.toLowerCase())
}
