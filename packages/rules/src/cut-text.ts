/** How long a text may be: in units of UTF-16, as `length` counts them, and in bytes of UTF-8. */
export interface TextLimit {
  readonly units?: number
  readonly bytes?: number
}

const characters = new Intl.Segmenter('el', { granularity: 'grapheme' })

/**
 * The bytes of a text in UTF-8.
 * ```ts
 * utf8Length('aα€😀') // => 10
 * ```
 */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

/**
 * The whole characters that a text begins with, as many as the limit has room for. A character is what
 * people see as one: no surrogate pair, accent or joined sign is cut.
 * ```ts
 * cutText('Οδηγός', { units: 3 }) // => 'Οδη'
 * cutText('Οδηγός', { bytes: 7 }) // => 'Οδη'
 * cutText('α👩‍👩‍👧', { units: 6 }) // => 'α'
 * ```
 */
export function cutText(text: string, { units = Infinity, bytes = Infinity }: TextLimit): string {
  // A unit has three bytes at most: what surely fits is not counted.
  if (text.length <= units && (text.length * 3 <= bytes || utf8Length(text) <= bytes)) return text
  let end = 0
  let size = 0
  for (const { segment } of characters.segment(text)) {
    size += utf8Length(segment)
    if (end + segment.length > units || size > bytes) break
    end += segment.length
  }
  return text.slice(0, end)
}
