import { isRealDate, parseDayFirst } from '@telemachos/rules/dates'
import { fold } from '@telemachos/rules/greek-text'

/** A person as others' texts may name them. */
export interface NamedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly email: string
  /** Every set of fields of theirs. */
  readonly fields: readonly Readonly<Record<string, unknown>>[]
}

/** Regular expressions of PostgreSQL that find a person in text; null where nothing names them. */
export interface MentionPatterns {
  /** Whole names in every case and order, address, user name, numbers: safe in any text. */
  readonly far: string | null
  /** Also the first or last name alone, in texts that are known to be about the person. */
  readonly near: string | null
}

/** Marks that keyboards write in several ways. */
const MARKS: ReadonlySet<string> = new Set(["'", '-'])

/** Every character that folds to the same letter, by that letter. */
const SPELLINGS = spellings()

const WORD = '0-9A-Za-zÀ-ɏͰ-Ͽἀ-῿'
const BEFORE = `(?<![${WORD}])`
const AFTER = `(?![${WORD}])`
const GAP = `[,\\s\u00a0\u2010-\u2015-]+`
const VOWELS = letters('αεηιουω')
const ENDINGS = letters('νσ')

/** A number that tells a person from others has at least so many digits. */
const DIGITS = { least: 6, most: 34 }
const SHORTEST_WORD = 2
const SHORTEST_STEM = 3

/**
 * What to look for when a person is erased. Accents and case do not count, and Greek names are found
 * in every case of theirs: of «Γιώργος Παππάς» also «του Γιώργου Παππά».
 */
export function mentionPatterns(person: NamedPerson): MentionPatterns {
  const first = wordsOf(person.firstName)
  const last = wordsOf(person.lastName)
  const exact = [person.email, ...person.fields.flatMap(identifying)]
  // A user name of letters alone may be an ordinary word.
  const isTelling = /[^\p{L}]/u.test(person.username)
  const far = [
    ...phrases(first, last),
    ...exact.filter(Boolean).map(literal),
    ...(isTelling ? [literal(person.username)] : []),
  ]
  const names = [...first, ...last].filter(isLong).map((word) => inflected(word, true))
  const near = [...far, ...names, ...(isTelling ? [] : [literal(person.username)])]
  return { far: oneOf(far), near: oneOf(near) }
}

const oneOf = (patterns: readonly string[]): string | null =>
  patterns.length === 0 ? null : `${BEFORE}(?:${patterns.join('|')})${AFTER}`

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[\s\u2010-\u2015-]+/)
    .filter(Boolean)
const isLong = (word: string): boolean => word.length >= SHORTEST_WORD

function phrases(first: readonly string[], last: readonly string[]): string[] {
  if (first.length === 0 || last.length === 0) return []
  const say = (words: readonly string[]) => words.map((word) => inflected(word, false)).join(GAP)
  const family = say(last)
  const given = [first, ...(first.length > 1 ? first.map((word) => [word]) : [])].map(say)
  const initial = [...(first[0] ?? '')].slice(0, 1).map(letter).join('')
  return [
    ...given.flatMap((names) => [`${names}${GAP}${family}`, `${family}${GAP}${names}`]),
    `${initial}\\.\\s*${family}`,
  ]
}

/** A word in any of its cases; `capital` where it has to begin with a capital letter. */
function inflected(word: string, capital: boolean): string {
  const stem = stemOf(word)
  const rest = [...(stem ?? word)].map((character, index) =>
    capital && index === 0 ? capitalOf(character) : letter(character),
  )
  return rest.join('') + (stem === undefined ? '' : `${VOWELS}{0,3}${ENDINGS}?`)
}

/** What no case of a Greek name changes; undefined where too little is left. */
function stemOf(word: string): string | undefined {
  const folded = fold(word)
  if (!/^\p{Script=Greek}+$/u.test(folded) || folded.length !== word.length) return undefined
  const length = folded.replace(/[αεηιουω]{1,2}σ?$/, '').length
  return length >= SHORTEST_STEM ? word.slice(0, length) : undefined
}

/** Values of fields that are nobody else's: addresses of mail, and numbers with many digits. */
function identifying(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.values(fields)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).trim())
    .filter((text) => /^\S+@\S+$/.test(text) || isNumber(text))
}

function isNumber(text: string): boolean {
  if (!/^[\p{L}\d\s+()./-]+$/u.test(text) || isRealDate(text) || parseDayFirst(text)) return false
  const digits = text.replace(/\D/g, '').length
  return digits >= DIGITS.least && text.length <= DIGITS.most
}

/** A text as it is, with white space and marks between the digits of a number left free. */
function literal(text: string): string {
  const isDigits = /^[\d\s+()./-]+$/.test(text)
  const characters = [...(isDigits ? text.replace(/\D/g, '') : text.normalize('NFC'))]
  return characters.map(letter).join(isDigits ? '[\\s./-]*' : '')
}

/** A character in any spelling; whatever means something to a regular expression is escaped. */
function letter(character: string): string {
  const spelt = SPELLINGS.get(fold(character))
  if (spelt) return `[${spelt.replace('-', '\\-')}][\u0300-\u036f]*`
  return /\s/.test(character) ? '\\s' : character.replace(/[^\p{L}\p{N}]/u, '\\$&')
}

function capitalOf(character: string): string {
  const spelt = [...(SPELLINGS.get(fold(character)) ?? '')].filter((one) => /\p{Lu}/u.test(one))
  return spelt.length > 0 ? `[${spelt.join('')}][\u0300-\u036f]*` : letter(character)
}

function letters(folded: string): string {
  return `(?:${[...folded].map(letter).join('|')})`
}

function spellings(): Map<string, string> {
  const found = new Map<string, string>()
  for (let code = 0x27; code < 0x2040; code++) {
    const character = String.fromCharCode(code)
    const folded = fold(character)
    if (!/\p{L}/u.test(character) && !MARKS.has(folded)) continue
    if (folded.length === 1) found.set(folded, (found.get(folded) ?? '') + character)
  }
  return found
}
