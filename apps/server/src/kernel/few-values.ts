import { refuseField } from './errors.ts'

/** So many signs of a field's name are said where it is refused. */
const MAX_NAME = 100

/**
 * Refuses JSON text with more values (keys of objects and items of lists) than `most`, before they are made
 * of it: it is read no further than to the one that is too many, and what is within texts is passed over.
 * Whether it is JSON at all, the parser says.
 * @throws invalid_input: `too_many_values`, naming the top-level field.
 */
export function requireFewValues(text: string, most: number): void {
  let values = 0
  let depth = 0
  let isFirst = false
  let field = ''
  let last = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign <= SPACE) continue
    const closes = sign === CLOSE_LIST || sign === CLOSE_OBJECT
    // The first of what a list or an object has; each of the others follows a comma.
    if (sign === COMMA || (isFirst && !closes)) values += 1
    if (values > most) throw refuseField(field, 'too_many_values')
    isFirst = sign === OPEN_LIST || sign === OPEN_OBJECT
    if (isFirst) depth += 1
    else if (closes) depth -= 1
    else if (sign === COLON && depth === 1) field = last
    else if (sign === QUOTE) {
      const end = endOfText(text, at)
      if (depth === 1) last = text.slice(at + 1, Math.min(end, at + 1 + MAX_NAME))
      at = end
    }
  }
}

/** Where the text ends that begins with the quotation mark at `start`: at its other mark, or with all of it. */
function endOfText(text: string, start: number): number {
  for (let from = start + 1; ;) {
    const end = text.indexOf('"', from)
    if (end < 0) return text.length
    let before = end
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1
    if ((end - before) % 2 === 0) return end
    from = end + 1
  }
}

const [SPACE, QUOTE, BACKSLASH, COMMA, COLON] = [0x20, 0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
