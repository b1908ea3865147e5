const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const BREAKS = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi
const MARKUP = /<(?:[a-z/][^<>]*|!--[^<>]*--)>/gi
/** What editors put around every text; words have their lines without it. */
const LINES = /<\/?(?:p|br|div|span) ?\/?>/gi

/**
 * Whether a text loses its looks as words: it has other HTML than lines.
 * ```ts
 * isFormatted('<p>a</p>') // => false
 * isFormatted('<b>a</b>') // => true
 * ```
 */
export function isFormatted(text: string): boolean {
  return hasMarkup(text.replace(LINES, ''))
}

const hasMarkup = (text: string): boolean => text.search(MARKUP) >= 0

/**
 * The words of an HTML text; one without markup stays as it is.
 * ```ts
 * toPlainText('<p>Α&nbsp;&amp; Β</p><p>Γ</p>') // => 'Α & Β\nΓ'
 * ```
 */
export function toPlainText(text: string): string {
  if (!hasMarkup(text) && !/&[a-z#]/i.test(text)) return text.trim()
  return withoutCode(text)
    .replace(BREAKS, '\n')
    .replace(MARKUP, '')
    .replace(
      /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi,
      (whole, name: string) => entity(name) ?? whole,
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()]
  const isHex = /^#x/i.test(name)
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  const isText = code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd800 && code <= 0xdfff)
  return isText ? String.fromCodePoint(code) : ''
}

/** What stands in scripts and styles is no text; without an end they reach to the text's own. */
function withoutCode(text: string): string {
  const begin = /<(script|style)\b[^<>]*>/gi
  let words = ''
  let at = 0
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    words += text.slice(at, found.index)
    const end = found[1]?.toLowerCase() === 'script' ? /<\/script\s*>/gi : /<\/style\s*>/gi
    end.lastIndex = begin.lastIndex
    if (!end.exec(text)) return words
    at = end.lastIndex
    begin.lastIndex = at
  }
  return words + text.slice(at)
}
