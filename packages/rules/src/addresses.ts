/** Where somebody is written to or called: the one reader of each, for every place that takes one. */
import { withoutUnseen } from './clean-text.ts'

const MAX_EMAIL_LENGTH = 254

/** The same as of an e-mail address in the contract: Latin letters, no dot at an end or after another. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** True for what a mail can be sent to; Greek letters that look Latin are not. */
function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}

/**
 * An e-mail address as it is kept: without what nobody sees and without what programs of mail put around it.
 * Undefined for what is none.
 * ```ts
 * readEmail(' <mailto:maria@example.org>; ') // => 'maria@example.org'
 * ```
 */
export function readEmail(text: string): string | undefined {
  const address = withoutUnseen(text)
    .normalize('NFKC')
    .trim()
    .replace(/[;,]$/, '')
    .replace(/^<(.*)>$/, '$1')
    .replace(/^mailto:/i, '')
    .trim()
  return isEmail(address) ? address : undefined
}

/** Ten digits in Greece, from 2 or 6; elsewhere the country's number behind a plus. */
function isPhone(text: string): boolean {
  return /^(\+30|0030)?[26]\d{9}$/.test(text) || /^\+(?!30)[1-9]\d{6,14}$/.test(text)
}

/**
 * A telephone number as it is kept: without what parts its digits. Undefined for what is none.
 * ```ts
 * readPhone('(210) 123-4567') // => '2101234567'
 * ```
 */
export function readPhone(text: string): string | undefined {
  const number = withoutUnseen(text)
    .normalize('NFKC')
    .replaceAll(/[\s().\u2010-\u2015/-]/g, '')
  return isPhone(number) ? number : undefined
}
