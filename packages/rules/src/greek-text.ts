/**
 * Folding and ordering of Greek and Latin text, the same on the server, in the page and in the
 * database. Nothing here leans on a locale: letters change by one fixed table, so that PostgreSQL
 * gives the same result under whatever collation or ICU version it has. The same in SQL:
 *
 *   fold_text(x): what cannot be seen removed; normalize(x, NFD); `[\u0300-\u036f]` removed;
 *                 translate(FOLD_FROM, FOLD_TO); æ, œ and ß spelt out; runs of white space become one
 *                 space; btrim.
 *   sort_key(x):  translate(fold_text(x), 'a…z', U+E061…U+E07A) with numbers behind their lengths,
 *                 ordered by COLLATE "C".
 *
 * Both are functions of the database (kernel/schema/columns.sql); a test compares them with these.
 */

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'
const SMALL = 'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψω'
const CYRILLIC_CAPITALS = 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ'
const CYRILLIC_SMALL = 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'

/** What keyboards and word processors write for an apostrophe: O'Neil, O’Neil, Oʼ, O`, O´, O΄. */
const APOSTROPHES = '\u2018\u2019\u201b\u02bc\u02b9\u0060\u00b4\u0384\u1fbd\u1fbf\u2032\uff07'
/** The same of a hyphen, from the one that breaks no line to the dashes. */
const HYPHENS = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d'

const FOLD_FROM = `${CAPITALS}${CYRILLIC_CAPITALS}ςÆŒẞØøĐđÐðŁłı${APOSTROPHES}${HYPHENS}`
const FOLD_TO = `${SMALL}${CYRILLIC_SMALL}σæœßooddddlli${"'".repeat(APOSTROPHES.length)}${'-'.repeat(HYPHENS.length)}`

const FOLDED = new Map([...FOLD_FROM].map((letter, index) => [letter, FOLD_TO.charAt(index)]))
const FOLDABLE = new RegExp(`[${FOLD_FROM}]`, 'g')

/** Latin letters move here, behind every Greek letter, for sorting: a becomes U+E061. */
const PRIVATE_USE = 0xe000

/** What is pasted along and nobody sees: soft hyphens, spaces of no width, signs that turn the writing. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** Text without the characters that nobody sees and no name needs. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/**
 * The form in which text is searched and compared: lower case without accents and dialytika, final
 * sigma as sigma, one apostrophe and one hyphen, white space collapsed and trimmed. `Άννα  ΠΑΠΠΆΣ`
 * gives `αννα παππασ`.
 * ```ts
 * fold('Άννα  ΠΑΠΠΆΣ') // => 'αννα παππασ'
 * ```
 */
export function fold(text: string): string {
  return withoutInvisible(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(FOLDABLE, (letter) => FOLDED.get(letter) ?? letter)
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A number of more digits is in the order of its digits. */
const MAX_DIGITS = 9

/**
 * A key whose plain code-point order (COLLATE "C" in the database) is the one order of the product:
 * digits, then Greek, then Latin, accents and case ignored; numbers by what they count, so that 2 is
 * before 10.
 * ```ts
 * sortKey('Ομάδα 10') > sortKey('Ομάδα 2') // => true
 * ```
 */
export function sortKey(text: string): string {
  return fold(text)
    .replace(/[0-9]+/g, (digits) => {
      const number = digits.replace(/^0+(?=.)/, '')
      return `${Math.min(number.length, MAX_DIGITS)}${number}`
    })
    .replace(/[a-z]/g, (letter) => String.fromCharCode(PRIVATE_USE + letter.charCodeAt(0)))
}

/**
 * Orders two texts by their sort keys; texts that differ only in accents or case are equal.
 * ```ts
 * ['Άννα', 'Anna', '10', '7', 'Βάσω'].sort(compareGreek) // => ['7', '10', 'Άννα', 'Βάσω', 'Anna']
 * ```
 */
export function compareGreek(a: string, b: string): number {
  return compareCodePoints(sortKey(a), sortKey(b))
}

/** Plain `<` compares UTF-16 units, which puts emoji before the private-use letters; UTF-8 does not. */
function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const left = codePointRank(a.charCodeAt(index))
    const right = codePointRank(b.charCodeAt(index))
    if (left !== right) return left < right ? -1 : 1
  }
  return Math.sign(a.length - b.length)
}

function codePointRank(unit: number): number {
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff
  return isSurrogate ? unit + 0x10000 : unit
}
