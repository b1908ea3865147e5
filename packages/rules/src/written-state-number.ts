/** Tax and social security numbers as people write them and spreadsheets show them: one reader for all places. */
import { unquoted } from './cell-text.ts'
import { withoutUnseen } from './clean-text.ts'
import { isAfm, isAmka } from './state-numbers.ts'

const digitsOf = (text: string): string =>
  unquoted(withoutUnseen(text).normalize('NFKC'))
    .replace(/^(\d{6,})[.,]0{1,2}$/, '$1')
    .replaceAll(/[\s./·\u2010-\u2015-]/g, '')

/**
 * A tax number as it is kept: nine digits without what parts them and without the country before them.
 * Undefined for what is none.
 * ```ts
 * readAfm('EL 123 456 783') // => '123456783'
 * ```
 */
export function readAfm(text: string): string | undefined {
  const digits = digitsOf(text).replace(/^(?:EL|GR|ΕΛ)/i, '')
  return isAfm(digits) ? digits : undefined
}

/**
 * A social security number as it is kept: eleven digits without what parts them. Undefined for what is none.
 * ```ts
 * readAmka('010130 99997') // => '01013099997'
 * ```
 */
export function readAmka(text: string): string | undefined {
  const digits = digitsOf(text)
  return isAmka(digits) ? digits : undefined
}

/** The same of a cell from which a spreadsheet took the noughts that the number begins with. */
export function withNoughts(kind: 'afm' | 'amka', cell: string): string | undefined {
  const digits = digitsOf(cell)
  if (!/^\d{6,}$/.test(digits)) return undefined
  return kind === 'afm' ? readAfm(digits.padStart(9, '0')) : readAmka(digits.padStart(11, '0'))
}
