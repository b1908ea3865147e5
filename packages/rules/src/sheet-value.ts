/** What a spreadsheet makes of a value between the person who typed it and the clipboard. */
import { cellText } from './cell-text.ts'
import { dateOfSerial } from './date-serial.ts'
import { fieldType, writtenOption, type FieldKind } from './field-kinds.ts'
import { genderCode } from './genders.ts'
import { meaningOf } from './known-fields.ts'
import { writtenDate } from './written-date.ts'
import { withNoughts } from './written-state-number.ts'

/** The number of a day between 1927 and 2173: five digits. */
const DAY_NUMBER = /^[1-9]\d{4}$/

/**
 * The text of a cell as a person would have written it in the field: without what an export puts around it
 * (see cellText); the number of a day (spec §9) is its date; a tax or social security number has the zeros back
 * that it began with, where it is a right one with them; a gender is the option that says the same, and its
 * code where the field has no options. Everything else stays as it is.
 * ```ts
 * fromSheet({ Name: 'birthdate', Type: 'date' }, '46086') // => '2026-03-05'
 * fromSheet({ Name: 'town', Type: 'text' }, '="3"') // => '3'
 * ```
 */
export function fromSheet(field: FieldKind, text: string): string {
  const cell = cellText(text)
  const type = fieldType(field)
  if (type === 'date')
    return (DAY_NUMBER.test(cell) && dateOfSerial(Number(cell))) || writtenDate(cell)
  if (meaningOf(field) === 'gender') return genderIn(field, cell) ?? cell
  return type === 'afm' || type === 'amka' ? (withNoughts(type, cell) ?? cell) : cell
}

/** A gender as its field has it: what is written where that is an option, and the code where it has none. */
function genderIn(field: FieldKind, cell: string): string | undefined {
  const { Options = [] } = field
  const code = genderCode(cell)
  if (Options.length === 0) return code
  const same = code === undefined ? [] : Options.filter((option) => genderCode(option) === code)
  return writtenOption(field, cell) ?? (same.length === 1 ? same[0] : undefined)
}
