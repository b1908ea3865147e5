import { isRealDate } from './dates.ts'
import { FEMALE, genderCode, MALE } from './genders.ts'

/** Weights of the first eight digits of a tax number. */
const AFM_WEIGHTS = [256, 128, 64, 32, 16, 8, 4, 2]

/**
 * True for a tax number (spec §5): exactly nine digits, not all zeros, whose last one is the weighted
 * sum of the others modulo 11, 10 counting as 0.
 * ```ts
 * isAfm('123456783') // => true
 * isAfm('123456789') // => false
 * ```
 */
export function isAfm(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0+$/.test(text)) return false
  const sum = AFM_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return (sum % 11) % 10 === Number(text[8])
}

/**
 * True for a social security number: eleven digits that begin with a day of the calendar as DDMMYY,
 * in this century or the last, and end with their Luhn digit.
 */
export function isAmka(text: string): boolean {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)\d{5}$/.exec(text) ?? []
  const isBorn = ['19', '20'].some((century) => isRealDate(`${century}${year}-${month}-${day}`))
  return isBorn && isLuhn(text)
}

/**
 * Whether a social security number is of the day of birth (yyyy-mm-dd) and of the gender that are known:
 * its first six digits are the day, and its tenth is odd for men. What is not known says nothing.
 * ```ts
 * agreesWithAmka('01013099997', { birth: '1930-01-01', gender: 'Άνδρας' }) // => true
 * agreesWithAmka('01013099997', { birth: undefined, gender: '5302' }) // => false
 * ```
 */
export function agreesWithAmka(
  amka: string,
  { birth, gender }: { readonly birth: string | undefined; readonly gender: string },
): boolean {
  const [, year, month, day] = /^\d\d(\d\d)-(\d\d)-(\d\d)/.exec(birth ?? '') ?? []
  if (day !== undefined && amka.slice(0, 6) !== `${day}${month}${year}`) return false
  const isMan = Number(amka[9]) % 2 === 1
  return genderCode(gender) !== (isMan ? FEMALE : MALE)
}

/** True when the last digit is right by Luhn: every second one from the right counts double. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/**
 * True for an international bank account number: the country, two check digits and up to 30 letters and
 * digits, whose remainder by 97 is 1. Spaces are passed over; one of Greece has 27 characters.
 * ```ts
 * isIban('GR16 0110 1250 0000 0001 2300 695') // => true
 * ```
 */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  if (iban.startsWith('GR') && !/^GR\d{25}$/.test(iban)) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((one) => parseInt(one, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** True for a postcode of Greece: five digits, from 10000 to 85999; a space after the third is passed over. */
export function isPostcode(text: string): boolean {
  const digits = text.replace(/^(\d{3}) (\d{2})$/, '$1$2')
  return /^[1-8]\d{4}$/.test(digits) && Number(digits) < 86_000
}

/** So many characters at the end tell one person from another. */
const SHOWN = 4

/**
 * A number of the state as lists show it: `•••••9812`. A short one is hidden whole.
 * ```ts
 * maskNumber('123459812') // => '•••••9812'
 * ```
 */
export function maskNumber(text: string): string {
  const hidden = text.length > SHOWN ? text.length - SHOWN : text.length
  return '•'.repeat(hidden) + text.slice(hidden)
}
