/**
 * One cell of an exported file. Text that a spreadsheet would take for a number is `forced`, such as it
 * would take for a formula `escaped`: csv has signs for both, which text cells of a workbook do without.
 */
export type ExportCell =
  | { readonly kind: 'number'; readonly value: number }
  | TextCell
  /** A day as `yyyy-mm-dd`, or with its time in Athens as `yyyy-mm-ddThh:mm`. */
  | { readonly kind: 'date'; readonly iso: string }
  /** Hours, 99 at most, and minutes as `hh:mm`. */
  | { readonly kind: 'time'; readonly text: string }
  | { readonly kind: 'empty' }

interface TextCell {
  readonly kind: 'text'
  readonly text: string
  readonly forced: boolean
  readonly escaped?: true
}

/** What stands for nothing (spec §5, exports). */
const EMPTY = '-'
/** What parts the cells of a line (spec §5, exports). */
const SEPARATOR = ';'
/** Excel takes no longer text between the quotes of a formula. */
const MAX_FORCED_LENGTH = 255

/** Longer formulas are none, and longer numbers neither. */
const MAX_NUMBER_LENGTH = 7_000
const LOOKS_NUMERIC = /^\+?\d[\d.,\s]*(?:e[+-]?\d+)?%?$/i
const PARTS = new RegExp(`.{1,${MAX_FORCED_LENGTH}}`, 'gs')

/** What stands behind a `<` that begins a tag. */
const TAG = /^(?:\/?[a-z]|!)/i
const STARTS_FORMULA = /^[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/
const STARTS_NUMBER = /^\+?\d/
// oxlint-disable-next-line no-control-regex -- What no file may carry: XML 1.0 has no place for it.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g
/** Whatever makes a text another than its plain form: most have none of it. */
// oxlint-disable-next-line no-control-regex -- As above.
const TO_CHANGE = /[<>&\u0000-\u001F\u007F\uFFFE\uFFFF]|[^\S ]|^ | $| {2}/
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/**
 * A value as an exported file holds it (spec §5, exports): HTML stripped, whitespace collapsed, empty as
 * `-`; text that starts with a digit, or + and a digit, is forced to stay text, so that a tax number
 * keeps its zero; text that would start a formula is escaped, in csv with an apostrophe. Numbers stay numbers.
 * ```ts
 * exportCell('=1+1') // => { kind: 'text', text: '=1+1', forced: false, escaped: true }
 * exportCell('012345678') // => { kind: 'text', text: '012345678', forced: true }
 * exportCell(' <b></b> ') // => { kind: 'text', text: '-', forced: false }
 * ```
 */
export function exportCell(value: string | number | null | undefined): ExportCell {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? { kind: 'number', value } : textCell(EMPTY, false)
  }
  const text = plainText(value ?? '')
  return text === '' ? textCell(EMPTY, false) : wordsCell(text, value ?? '')
}

/** A text that is not empty, plain and as it was. */
function wordsCell(text: string, value: string): ExportCell {
  if (text === EMPTY) return textCell(EMPTY, false)
  if (STARTS_NUMBER.test(text)) return textCell(text, true)
  const isFormula = STARTS_FORMULA.test(text) || STARTS_FORMULA.test(value)
  return isFormula ? { ...textCell(text, false), escaped: true } : textCell(text, false)
}

/** As exportCell, but with nothing where there is nothing: for files that are counted by. */
export function answerCell(value: string | number | null | undefined): ExportCell {
  if (typeof value === 'number') return exportCell(value)
  const text = plainText(value ?? '')
  return text === '' ? { kind: 'empty' } : wordsCell(text, value ?? '')
}

const textCell = (text: string, forced: boolean): TextCell => ({ kind: 'text', text, forced })

/**
 * Text without its markup, its whitespace collapsed.
 * ```ts
 * plainText('<p>Α &amp; Β</p>') // => 'Α & Β'
 * ```
 */
export function plainText(html: string): string {
  if (!TO_CHANGE.test(html)) return html
  return withoutTags(withoutComments(html.replace(CONTROLS, '')))
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Each comment becomes a space; one without an end is none. */
function withoutComments(html: string): string {
  const parts: string[] = []
  let at = 0
  for (let start = html.indexOf('<!--'); start >= at; start = html.indexOf('<!--', at)) {
    const end = html.indexOf('-->', start + 4)
    if (end < 0) break
    parts.push(html.slice(at, start), ' ')
    at = end + 3
  }
  return parts.join('') + html.slice(at)
}

/** Each tag becomes a space, also one that others stand in. In one pass: tags can be nested by the thousand. */
function withoutTags(html: string): string {
  const parts: string[] = []
  /** Where in `parts` a tag may have begun. */
  const open: number[] = []
  for (const part of html.split(/([<>])/)) {
    if (part === '<') open.push(parts.length)
    const start = part === '>' ? open.pop() : undefined
    if (start !== undefined && TAG.test(parts[start + 1] ?? '')) parts.length = start
    // No tag has one of these signs in it.
    else if (part === '>') open.length = 0
    parts.push(start !== undefined && parts.length === start ? ' ' : part)
  }
  return parts.join('')
}

/**
 * One line of a csv file, with its end; what parts the cells is `;` by default (spec §5, exports).
 * ```ts
 * csvLine([{ kind: 'number', value: 1.5 }, { kind: 'text', text: 'a;b', forced: false }]) // => '1.5;"a;b"\r\n'
 * ```
 */
export function csvLine(cells: readonly ExportCell[], separator = SEPARATOR): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`
}

/**
 * The line of csvLine of these answers (see answerCell), written at once: for files of very many.
 * ```ts
 * answerLine([1.5, null, 'a;b', true]) // => '1.5;;"a;b";true\r\n'
 * ```
 */
export function answerLine(
  values: readonly (string | number | boolean | null)[],
  separator = SEPARATOR,
): string {
  let line = ''
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? null
    if (index > 0) line += separator
    if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
      line += value
    else if (value !== null) line += csvCell(answerCell(value), separator)
  }
  return `${line}\r\n`
}

function csvCell(cell: ExportCell, separator: string): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'date':
      return cell.iso
    case 'time':
      return cell.text
    case 'number':
      return quoted(String(cell.value), separator)
    case 'text':
      // Quotes in quotes, which most of these texts have no others of.
      return cell.forced && cell.text.length <= MAX_FORCED_LENGTH && !cell.text.includes('"')
        ? `"=""${cell.text}"""`
        : quoted(guarded(cell), separator)
  }
}

function guarded({ text, forced, escaped }: TextCell): string {
  if (forced) return forcedText(text)
  return escaped ? `'${text}` : text
}

/**
 * Text that a spreadsheet leaves text. What is too long for one text of a formula is several, where it may
 * be a number; otherwise it is text anyway, but `+1+…` a formula.
 */
function forcedText(text: string): string {
  if (text.length <= MAX_FORCED_LENGTH) return `=${quotedPart(text)}`
  const parts = LOOKS_NUMERIC.test(text) ? text.match(PARTS) : null
  if (parts && text.length <= MAX_NUMBER_LENGTH) return `=${parts.map(quotedPart).join('&')}`
  return STARTS_FORMULA.test(text) ? `'${text}` : text
}

const quotedPart = (text: string): string => `"${text.replaceAll('"', '""')}"`

function quoted(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n]/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}

/** What an export calls a person's state (spec §4): 1 is active, all others are not. */
export function exportStateLabel(state: number): 'Ενεργός' | 'Ανενεργός' {
  return state === 1 ? 'Ενεργός' : 'Ανενεργός'
}
