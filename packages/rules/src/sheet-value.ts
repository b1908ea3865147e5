/** What a spreadsheet makes of a value between the person who typed it and the clipboard. */
import { dateOfSerial } from './date-serial.ts'
import { fieldType, type FieldKind } from './field-kinds.ts'
import { fold } from './greek-text.ts'
import { isAfm, isAmka } from './state-numbers.ts'

/** A date as a Greek sheet shows it, d/M/yyyy, or its parts with dashes or dots, with midnight or not. */
const SHOWN_DATE = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?: 0{1,2}:00(?::00)?)?$/

/** The number of a day between 1927 and 2173: five digits. */
const DAY_NUMBER = /^[1-9]\d{4}$/

/** What people write for a gender on forms and in sheets, and the code under which it is kept (spec §3). */
const GENDERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '5301': ['Άνδρας', 'Άντρας', 'Άρρεν', 'Αρσενικό', 'Α', 'Male', 'Man', 'M'],
    '5302': ['Γυναίκα', 'Θήλυ', 'Θηλυκό', 'Γ', 'Θ', 'Female', 'Woman', 'F'],
  }).flatMap(([code, words]) => words.map((word) => [fold(word), code] as const)),
)

/**
 * The text of a cell as a person would have written it in the field: a date without its zeros, or as
 * the number of a day (spec §9), is dd/MM/yyyy; a tax or social security number has the zeros back
 * that it began with, where it is a right one with them; a gender is its code. Everything else stays
 * as it is.
 * ```ts
 * fromSheet({ Name: 'birthdate', Type: 'date' }, '5/3/2026') // => '05/03/2026'
 * ```
 */
export function fromSheet(field: FieldKind, text: string): string {
  const cell = text.trim()
  const type = fieldType(field)
  if (type === 'date') {
    if (DAY_NUMBER.test(cell)) return dateOfSerial(Number(cell)) ?? text
    const [, day = '', , month = '', year = ''] = SHOWN_DATE.exec(cell) ?? []
    return year === '' ? text : `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
  }
  if (field.Name === 'gender') return GENDERS.get(fold(cell)) ?? text
  if (!/^\d{6,}$/.test(cell)) return text
  if (type === 'afm' && isAfm(cell.padStart(9, '0'))) return cell.padStart(9, '0')
  if (type === 'amka' && isAmka(cell.padStart(11, '0'))) return cell.padStart(11, '0')
  return text
}
