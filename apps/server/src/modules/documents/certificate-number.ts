import { randomInt } from 'node:crypto'
import { contract } from '@telemachos/contract'

/** Crockford's digits: none that is taken for another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 5
const GROUP = 5

/** A number that nobody guesses: 125 bits, in groups that people can type. */
export function newNumber(draw: (below: number) => number = randomInt): string {
  const digit = () => DIGITS[draw(DIGITS.length)] ?? ''
  const group = () => Array.from({ length: GROUP }, digit).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** Where anybody sees whether a number was issued. */
export const checkAddress = (publicUrl: string, number: string): string =>
  new URL(contract.documents.calls.showCertificate.path.replace('{Number}', number), publicUrl).href
