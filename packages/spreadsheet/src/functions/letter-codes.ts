import type { TextSettings } from '../values/read-text.ts'
import { ERRORS, type CellError } from '../values/value.ts'

type Language = TextSettings['language']

/** What no code stands for. */
const UNKNOWN = 63

/** The letters of 128 to 159 in Windows-1252 and -1253, 0 where there is none. */
const WINDOWS_LETTERS = [
  8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0, 381, 0, 0, 8216, 8217,
  8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250, 339, 0, 382, 376,
]

/** From 184 on the codes of Greek letters in Windows-1253 are so far from those of Unicode. */
const GREEK_SHIFT = 0x2_d0

/** What stands among the Greek letters of Windows-1253 as in Windows-1252, or not at all. */
const NOT_GREEK: ReadonlySet<number> = new Set([0xbb, 0xbd, 0xd2, 0xff])

const FIRST_GREEK = 0xb8

/** Before its letters Windows-1253 has a few Greek signs. */
const GREEK_SIGNS = new Map([
  [0xa1, 0x3_85],
  [0xa2, 0x3_86],
  [0xaf, 0x20_15],
  [0xb4, 0x3_84],
])

const byLetter = { el: codesOf('el'), en: codesOf('en') }

/** The letter of a code of 1 to 255, as CHAR gives it. */
export function letterOf(code: number, language: Language): string | CellError {
  const whole = Math.trunc(code)
  return whole < 1 || whole > 255
    ? ERRORS['#VALUE!']
    : String.fromCharCode(unicodeOf(whole, language))
}

/** The code of a text's first letter, as CODE gives it: 63 where it has none. */
export function codeOf(text: string, language: Language): number | CellError {
  if (text === '') return ERRORS['#VALUE!']
  return byLetter[language].get(text.charCodeAt(0)) ?? UNKNOWN
}

function unicodeOf(code: number, language: Language): number {
  if (language === 'el') {
    const sign = GREEK_SIGNS.get(code)
    if (sign !== undefined) return sign
    if (code >= FIRST_GREEK && !NOT_GREEK.has(code)) return code + GREEK_SHIFT
  }
  return WINDOWS_LETTERS[code - 128] || code
}

function codesOf(language: Language): ReadonlyMap<number, number> {
  const codes = Array.from({ length: 256 }, (_, code) => code)
  return new Map(codes.map((code) => [unicodeOf(code, language), code]))
}
