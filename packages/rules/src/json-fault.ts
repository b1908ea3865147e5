const STRING = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const SPACE = /[ \t\r\n]*/y

/** What may stand next. */
type Expected = 'value' | 'firstItem' | 'key' | 'firstKey' | 'colon' | 'end'

/**
 * Where a text stops being JSON, as `line:column`; the browser's own words do not always say it.
 * ```ts
 * jsonFault('{"a": 1,}') // => '1:9'
 * ```
 */
export function jsonFault(text: string): string {
  return lineColumn(text, faultIndex(text))
}

/**
 * Where in a text something is, as `line:column`, both from 1.
 * ```ts
 * lineColumn('{\n "a": 1}', 3) // => '2:2'
 * ```
 */
export function lineColumn(text: string, index: number): string {
  const lines = text.slice(0, index).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

/**
 * How many signs of a text can be the beginning of JSON.
 * ```ts
 * faultIndex('{"a": 1,}') // => 8
 * ```
 */
export function faultIndex(text: string): number {
  const closing: string[] = []
  let expected: Expected = 'value'
  let at = skip(SPACE, text, 0)
  for (; at < text.length; at = skip(SPACE, text, at)) {
    const sign = text.charAt(at)
    const afterString = skip(STRING, text, at)
    const isKey = expected === 'key' || expected === 'firstKey'
    const isValue = expected === 'value' || expected === 'firstItem'
    const isEmpty = expected === 'firstItem' || expected === 'firstKey'
    if ((expected === 'end' || isEmpty) && sign === closing.at(-1)) {
      closing.pop()
      expected = 'end'
      at += 1
    } else if (expected === 'end' && sign === ',' && closing.length > 0) {
      expected = closing.at(-1) === '}' ? 'key' : 'value'
      at += 1
    } else if (expected === 'colon' && sign === ':') {
      expected = 'value'
      at += 1
    } else if (isKey && afterString > at) {
      expected = 'colon'
      at = afterString
    } else if (isValue && (sign === '{' || sign === '[')) {
      closing.push(sign === '{' ? '}' : ']')
      expected = sign === '{' ? 'firstKey' : 'firstItem'
      at += 1
    } else {
      const end = Math.max(afterString, skip(SCALAR, text, at))
      if (!isValue || end === at) return at
      expected = 'end'
      at = end
    }
  }
  return at
}

/** The place behind what a pattern matches there; the same place where it matches nothing. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
