import type { Label } from '../definition.ts'

/** Text that an author pastes: options or questions, one a line. */

/** A question as it is read from lines: what it asks, and its options where it has any. */
export interface LineQuestion {
  readonly Text: Label
  readonly Options: readonly Label[]
}

/** What lists begin their lines with: a dash or dot, a number or a single letter. */
const BULLET = /^(?:[-–—•*·]|\(?(?:\d{1,3}|\p{L})[.)])\s+/u
/** An option of the question above: indented, or with a dash or dot. */
const OPTION = /^(?:\s{2,}|\t)\S|^\s*[-–—•*·]\s+\S/u

/**
 * The texts of lines; empty lines are passed over. What stands behind a tab or ` | ` is English.
 * ```ts
 * readLines('- Ναι | Yes\n\n2. Όχι') // => [{ el: 'Ναι', en: 'Yes' }, { el: 'Όχι', en: '' }]
 * ```
 */
export function readLines(text: string): Label[] {
  return linesOf(text).map(readLabel)
}

/**
 * Questions, one a line; lines that are indented, or begin with a dash, are options of the question
 * above them.
 * ```ts
 * readQuestionLines('Εργάζεστε;\n- Ναι\n- Όχι') // => [{ Text: { el: 'Εργάζεστε;', en: '' }, Options: [{ el: 'Ναι', en: '' }, { el: 'Όχι', en: '' }] }]
 * ```
 */
export function readQuestionLines(text: string): LineQuestion[] {
  const found: { Text: Label; Options: Label[] }[] = []
  for (const line of linesOf(text)) {
    const last = found.at(-1)
    if (last && OPTION.test(line)) last.Options.push(readLabel(line))
    else found.push({ Text: readLabel(line), Options: [] })
  }
  return found
}

const linesOf = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).filter((line) => line.replace(/[\s\-–—•*·]/g, '') !== '')

function readLabel(line: string): Label {
  const [el = '', ...rest] = line
    .trim()
    .replace(BULLET, '')
    .split(/\t| \| /)
  return { el: el.trim(), en: rest.join(' ').trim() }
}
