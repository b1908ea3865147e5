import { parseExpression, unknownNames } from './parse-expression.ts'

/** Texts, numbers and names as the parser takes them; whatever else stands by itself. */
const TOKEN =
  /'(?:\\.|[^\\'])*'|"(?:\\.|[^\\"])*"|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[\p{L}_$][\p{L}\p{N}_$]*|\S/giu

/**
 * An expression with names renamed where they are read, and nothing else of it changed: neither
 * texts, nor what stands behind a dot, nor functions, nor how it is spaced. The renaming is
 * simultaneous, so that two names can change places.
 * @returns undefined for what cannot be parsed, before or after.
 * ```ts
 * renameNames("a + b.a + 'a'", new Map([['a', 'age']])) // => "age + b.a + 'a'"
 * ```
 */
export function renameNames(
  source: string,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const before = parseExpression(source)
  if (!before.ok) return undefined
  const read = unknownNames(before.ast, [])
  if (!read.some((name) => names.has(name))) return source
  const renamed = renameTokens(source, names)
  const after = parseExpression(renamed)
  if (!after.ok) return undefined
  const expected = new Set(read.map((name) => names.get(name) ?? name))
  const found = unknownNames(after.ast, [])
  return found.length === expected.size && found.every((name) => expected.has(name))
    ? renamed
    : undefined
}

/** What is renamed of a value: the key `from` of what one of the names is. */
export interface KeyRenaming {
  readonly of: readonly string[]
  readonly from: string
  readonly to: string
  /** The values are lists of lines: there a number is the place of one, and not a key. */
  readonly isOfLines?: boolean
}

/**
 * An expression with a key of some names' values renamed, as in `grid.r1`, `grid['r1']`, `grid[1]` and,
 * for a list of lines, `table[0].r1`; nothing else of it is changed.
 * @returns undefined for what cannot be parsed, before or after.
 * ```ts
 * renameKey("grid.r1 > 1", { of: ['grid'], from: 'r1', to: 'row' }) // => 'grid.row > 1'
 * ```
 */
export function renameKey(
  source: string,
  { of, from, to, isOfLines = false }: KeyRenaming,
): string | undefined {
  if (!parseExpression(source).ok) return undefined
  const tokens = tokensOf(source)
  const textAt = (position: number): string => tokens[position]?.text ?? ''
  let renamed = ''
  let end = 0
  const replace = (first: number, last: number, text: string): void => {
    const [start, stop] = [tokens[first], tokens[last]]
    if (!start || !stop) return
    renamed += source.slice(end, start.index) + text
    end = stop.index + stop.text.length
  }
  tokens.forEach((token, position) => {
    if (!of.some((name) => isName(token, name))) return
    const isNumber = !isOfLines && WHOLE_NUMBER.test(from) && textAt(position + 2) === from
    if (isNumber && textAt(position + 1) === '[') {
      return replace(position + 2, position + 2, WHOLE_NUMBER.test(to) ? to : quoted(to, "'"))
    }
    const isLine = textAt(position + 1) === '[' && /^\d+$/.test(textAt(position + 2))
    const at = isLine && textAt(position + 3) === ']' ? position + 4 : position + 1
    if (textAt(at) === '.' && textAt(at + 1) === from) {
      if (NAME.test(to)) replace(at + 1, at + 1, to)
      else replace(at, at + 1, `[${quoted(to, "'")}]`)
    } else if (textAt(at) === '[' && textAt(at + 2) === ']' && readText(textAt(at + 1)) === from) {
      replace(at + 1, at + 1, quoted(to, textAt(at + 1).charAt(0)))
    }
  })
  const whole = renamed + source.slice(end)
  return parseExpression(whole).ok ? whole : undefined
}

const WHOLE_NUMBER = /^(?:0|[1-9]\d*)$/
const NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u

/** What a text of an expression says; undefined for another token. */
const readText = (token: string): string | undefined =>
  /^['"]/.test(token) ? token.slice(1, -1).replace(/\\(.)/g, '$1') : undefined

const quoted = (text: string, sign: string): string =>
  sign + text.replace(/[\\'"]/g, (one) => (one === '\\' || one === sign ? `\\${one}` : one)) + sign

/** A text or number in a source, as it is written there. */
export interface WrittenLiteral {
  readonly text: string
  readonly index: number
}

/**
 * Every text and number that stands in a source, in order; a number behind a minus stands there with
 * its sign and without, since only a parser could tell which it is.
 */
export function literalsOf(source: string): WrittenLiteral[] {
  const tokens = tokensOf(source)
  return tokens.flatMap(({ text, index }, position) => {
    if (!/^(?:['"]|\.?\d)/.test(text)) return []
    const sign = tokens[position - 1]
    const isSigned = sign?.text === '-' && !/^['"]/.test(text)
    const own = { text, index }
    return isSigned
      ? [{ text: source.slice(sign.index, index + text.length), index: sign.index }, own]
      : [own]
  })
}

/**
 * A value written as another is: in the same quotes, or as a number where it is one.
 * ```ts
 * writeLike('"x"', 'y') // => '"y"'
 * writeLike('1', '2') // => '2'
 * ```
 */
export function writeLike(literal: string, value: string): string {
  if (/^['"]/.test(literal)) return quoted(value, literal.charAt(0))
  return PLAIN_NUMBER.test(value) ? value : quoted(value, "'")
}

const PLAIN_NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/

/**
 * Whether a name stands in a source as a token of its own, even in one that cannot be parsed.
 * ```ts
 * mentionsName('ab + ', 'a') // => false
 * ```
 */
export function mentionsName(source: string, name: string): boolean {
  return source.includes(name) && tokensOf(source).some((token) => isName(token, name))
}

interface Token {
  readonly text: string
  readonly index: number
  /** What stands before it and behind it. */
  readonly before: string
  readonly after: string
}

function tokensOf(source: string): Token[] {
  const found = [...source.matchAll(TOKEN)]
  return found.map(({ 0: text, index }, position) => ({
    text,
    index,
    before: found[position - 1]?.[0] ?? '',
    after: found[position + 1]?.[0] ?? '',
  }))
}

const isName = ({ text, before, after }: Token, name: string): boolean =>
  text === name && before !== '.' && after !== '('

function renameTokens(source: string, names: ReadonlyMap<string, string>): string {
  let renamed = ''
  let end = 0
  for (const token of tokensOf(source)) {
    const name = names.get(token.text)
    if (name === undefined || !isName(token, token.text)) continue
    renamed += source.slice(end, token.index) + name
    end = token.index + token.text.length
  }
  return renamed + source.slice(end)
}
