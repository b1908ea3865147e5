/** What has to be known of a person whose microdata is final (spec §3, microdata user fields). */
import { genderCode, MALE } from './genders.ts'
import { isAfm, isAmka } from './state-numbers.ts'

/** What is missing of a person, or contradicts itself. */
export type PersonFault =
  | 'kayas'
  | 'afm'
  | 'amka'
  | 'birth_date'
  | 'gender'
  | 'amka_birth'
  | 'amka_gender'

/**
 * What stands against a final form: a number or fact that is missing or wrong, and a social security
 * number (AMKA) of another day of birth, or of the other gender: its tenth digit is odd for men.
 * ```ts
 * personFaults({ kayas: '1', afm: '094429812', amka: '01013099997', birth_date: '1930-01-01', gender: '5301' })
 * // => []
 * ```
 */
export function personFaults(fields: Readonly<Record<string, unknown>>): PersonFault[] {
  const textOf = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  const [amka, birth] = [textOf('amka'), textOf('birth_date')]
  const gender = genderCode(textOf('gender'))
  const faults: PersonFault[] = []
  if (textOf('kayas') === '') faults.push('kayas')
  if (!isAfm(textOf('afm'))) faults.push('afm')
  if (!isAmka(amka)) faults.push('amka')
  if (!/^\d{4}-\d\d-\d\d/.test(birth)) faults.push('birth_date')
  if (gender === undefined) faults.push('gender')
  if (faults.length > 0) return faults
  const [, century, month, day] = /^\d\d(\d\d)-(\d\d)-(\d\d)/.exec(birth) ?? []
  if (amka.slice(0, 6) !== `${day}${month}${century}`) faults.push('amka_birth')
  const isMan = Number(amka[9]) % 2 === 1
  if (isMan !== (gender === MALE)) faults.push('amka_gender')
  return faults
}
