/** What is left of a text that somebody typed or pasted once nothing is in it that nobody sees. */
import { withoutInvisible } from './greek-text.ts'

/** Signs that show nothing: fillers, joiners, marks of direction, the blank of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

/**
 * A text without any sign that nobody sees, joiners too: for codes and numbers, which have no use for them.
 * ```ts
 * withoutUnseen('20\u200b24') // => '2024'
 * ```
 */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/** Whether a text shows nothing at all, whatever it is made of. */
function isBlank(text: string): boolean {
  return !/[^\s\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u.test(text)
}

/**
 * One line as it is kept: composed letters, nothing around it, nothing in it that nobody sees; '' where it
 * shows nothing. Joiners stay within, since some writings and pictures are made of them.
 * ```ts
 * cleanText(' \ufeffΜαρία ') // => 'Μαρία'
 * cleanText('\u3164') // => ''
 * ```
 */
export function cleanText(text: string): string {
  return isBlank(text) ? '' : withoutInvisible(text).normalize('NFC').trim()
}
