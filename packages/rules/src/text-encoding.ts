/** What texts are written in that are no UTF-8, by the names that TextDecoder has for it. */
export type OtherEncoding = 'utf-16le' | 'utf-16be' | 'windows-1253' | 'iso-8859-7'

/**
 * What a text that is no UTF-8 is written in, by its bytes: UTF-16 where it says so, and otherwise Greek
 * in one of the two ways that had it before Unicode. Undefined for anything else.
 *
 * ```ts
 * otherEncodingOf(Uint8Array.of(0xff, 0xfe, 0xb1, 0x03)) // => 'utf-16le'
 * otherEncodingOf(Uint8Array.of(0xa2, 0xed, 0xed, 0xe1)) // => 'windows-1253'
 * otherEncodingOf(Uint8Array.of(0xb6, 0xed, 0xed, 0xe1)) // => 'iso-8859-7'
 * otherEncodingOf(Uint8Array.of(0x63, 0x61, 0x66, 0xe9)) // => undefined
 * ```
 */
export function otherEncodingOf(bytes: Uint8Array): OtherEncoding | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return isUtf16(bytes, 0) ? 'utf-16le' : undefined
  if (first === 0xfe && second === 0xff) return isUtf16(bytes, 1) ? 'utf-16be' : undefined
  return greekOf(bytes)
}

/** Signs that no text has: all that control something, but tabs and ends of lines and pages. */
const isControl = (code: number): boolean =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0c && code !== 0x0d) || code === 0x7f

/** Whether what is said to be UTF-16 has no sign that no text has. */
function isUtf16(bytes: Uint8Array, isBigEndian: 0 | 1): boolean {
  for (let at = 2; at + 1 < bytes.length; at += 2) {
    const low = bytes[at + isBigEndian] ?? 0
    const high = bytes[at + 1 - isBigEndian] ?? 0
    const code = high * 256 + low
    if (isControl(code) || code >= 0xfffe) return false
  }
  return true
}

/** Bytes that neither of the two has. */
const UNUSED = new Set([0xd2, 0xff])
/** Of what only windows-1253 has, what it has. */
const WINDOWS = new Set([
  128, 130, 131, 132, 133, 134, 135, 137, 139, 145, 146, 147, 148, 149, 150, 151, 153, 155,
])
const CAPITAL_ALPHA = { windows: 0xa2, iso: 0xb6 } as const

/** Αα, Εε, Ηη, Ιι, Οο, Υυ and Ωω, with accents and diaereses; the same in both. */
const VOWELS = new Set([
  193, 197, 199, 201, 207, 213, 217, 218, 219, 184, 185, 186, 188, 190, 191, 225, 229, 231, 233,
  239, 245, 249, 250, 251, 220, 221, 222, 223, 252, 253, 254, 192, 224,
])

const isGreek = (byte: number): boolean =>
  byte >= 0xb8 && byte !== 0xbb && byte !== 0xbd && byte !== 0xd2 && byte !== 0xff

const isLatin = (byte: number): boolean =>
  (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)

/** Of what is beyond ASCII, so much is in words that are Greek from their beginning to their end. */
const GREEK_SHARE = 0.7
/** In so many letters, the share of vowels is that of Greek. */
const MANY_LETTERS = 20
const VOWEL_SHARE = { least: 0.3, most: 0.7 } as const

function greekOf(bytes: Uint8Array): 'windows-1253' | 'iso-8859-7' | undefined {
  let beyondAscii = 0
  let inGreekWords = 0
  let letters = 0
  let vowels = 0
  let isWindows = false
  let alphas = 0
  /** The Greek letters of the word that goes on, and whether there are Latin ones in it. */
  let word = 0
  let isMixed = false
  const endWord = (): void => {
    if (!isMixed) inGreekWords += word
    word = 0
    isMixed = false
  }
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (isControl(byte) || UNUSED.has(byte)) return undefined
    if (byte >= 0x80) beyondAscii += 1
    if (isGreek(byte)) {
      letters += 1
      word += 1
      if (VOWELS.has(byte)) vowels += 1
    } else if (isLatin(byte)) isMixed = true
    else {
      if (isGreek(bytes[at + 1] ?? 0) && word === 0) {
        if (byte === CAPITAL_ALPHA.iso) alphas += 1
        if (byte === CAPITAL_ALPHA.windows) alphas -= 1
        if (byte === CAPITAL_ALPHA.iso || byte === CAPITAL_ALPHA.windows) {
          letters += 1
          vowels += 1
        }
      }
      endWord()
    }
    if (byte >= 0x80 && byte < 0xa0) {
      if (!WINDOWS.has(byte)) return undefined
      isWindows = true
    }
  }
  endWord()
  if (inGreekWords < 2 || inGreekWords < beyondAscii * GREEK_SHARE) return undefined
  const share = vowels / letters
  const isLikely = share >= VOWEL_SHARE.least && share <= VOWEL_SHARE.most
  if (letters >= MANY_LETTERS && !isLikely) return undefined
  return alphas > 0 && !isWindows ? 'iso-8859-7' : 'windows-1253'
}
