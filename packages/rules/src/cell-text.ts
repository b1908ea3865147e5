/** What a cell of a file says, without the signs that keep a spreadsheet from changing it (spec §5, exports). */

/** One text, or several that a formula joins: Excel takes none of more than 255 signs. */
const FORCED = /^="(?:[^"]|"")*"(?:\s*&\s*"(?:[^"]|"")*")*$/
const FORCED_TEXT = /"((?:[^"]|"")*)"/g
const QUOTED = /^(?:"([^"]*)"|“([^”]*)”|«([^»]*)»)$/
const GUARDED = /^'(?=[=+\-@\d\t\uFF1D\uFF0B\uFF0D\uFF20])/

/** What an export writes for nothing (spec §5, exports). */
const NOTHING: ReadonlySet<string> = new Set(['-', '–', '—'])

/**
 * The text of a cell as it was before an export wrote it: `="…"` and an apostrophe before a number or a
 * formula are undone, the `-` that stands for nothing is nothing.
 * ```ts
 * cellText('="070003"') // => '070003'
 * cellText('="070"&"003"') // => '070003'
 * cellText("'=1+1") // => '=1+1'
 * cellText(' - ') // => ''
 * ```
 */
export function cellText(text: string): string {
  const cell = text.trim()
  if (NOTHING.has(cell)) return ''
  if (!FORCED.test(cell)) return cell.replace(GUARDED, '')
  const texts = [...cell.matchAll(FORCED_TEXT)].map(([, text = '']) => text)
  return texts.map((text) => text.replaceAll('""', '"')).join('')
}

/**
 * The same without the quotes that stand around the whole.
 * ```ts
 * unquoted('"2024000"') // => '2024000'
 * ```
 */
export function unquoted(text: string): string {
  const cell = cellText(text)
  const [, ...inner] = QUOTED.exec(cell) ?? []
  return (inner.find((one) => one !== undefined) ?? cell).trim()
}

/** What spreadsheets write for a formula that fails, in English and in Greek, without the accents. */
const ERRORS: ReadonlySet<string> = new Set(
  `
  #N/A #REF! #VALUE! #DIV/0! #NAME? #NUM! #NULL! #ERROR! #SPILL! #CALC! #FIELD! #BLOCKED!
  #CONNECT! #UNKNOWN! #BUSY! #GETTING_DATA #Δ/Υ #ΔΥ #ΑΝΑΦ! #ΤΙΜΗ! #ΔΙΑΙΡ/0! #ΔΙΑΙΡ! #ΟΝΟΜΑ?
  #ΟΝΟΜΑ; #ΑΡΙΘ! #ΑΡΙΘΜΟΣ! #ΚΕΝΟ! #ΔΙΑΧΥΣΗ! #ΥΠΕΡΧΕΙΛΙΣΗ! #ΥΠΟΛ!`
    .trim()
    .split(/\s+/),
)

/** Errors by their number, a column that was too narrow, and a number that lost its digits. */
const LEFT = /^(?:(?:ERR|ΣΦΑΛΜΑ):5\d\d|#{4,}|[+-]?\d(?:[.,]\d+)?E\+\d{2,})$/u

/**
 * Whether a text is what a spreadsheet shows where it has no value to show, which nobody writes of their own.
 * ```ts
 * isSheetError('#ΑΝΑΦ!') // => true
 * isSheetError('#ΔΙΚΑΙΩΜΑ') // => false
 * ```
 */
export function isSheetError(text: string): boolean {
  const plain = text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return ERRORS.has(plain) || LEFT.test(plain)
}

/**
 * Whether a cell holds what a spreadsheet left of a number or of a formula: digits that are gone for good,
 * or an error.
 * ```ts
 * isRuined('1,23E+15') // => true
 * isRuined('#N/A') // => true
 * ```
 */
export function isRuined(text: string): boolean {
  return /^[+-]?\d+(?:[.,]\d+)?E\+?\d+$/i.test(text) || /^#(?:[\p{Lu}\d/]+[!?]?|#+)$/u.test(text)
}
