/**
 * Folding and ordering of Greek and Latin text, the same on the server, in the page and in the
 * database. Nothing here leans on a locale: letters change by one fixed table, so that PostgreSQL
 * gives the same result under whatever collation or ICU version it has. The same in SQL:
 *
 *   fold_text(x): normalize(x, NFD); `[\u0300-\u036f]` removed; translate(FOLD_FROM, FOLD_TO);
 *                 æ, œ and ß spelt out; runs of white space become one space; btrim.
 *   sort_key(x):  translate(fold_text(x), 'a…z', U+E061…U+E07A), ordered by COLLATE "C".
 */

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'
const SMALL = 'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψω'
const CYRILLIC_CAPITALS = 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ'
const CYRILLIC_SMALL = 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'

const FOLD_FROM = `${CAPITALS}${CYRILLIC_CAPITALS}ςÆŒẞØøĐđÐðŁłı`
const FOLD_TO = `${SMALL}${CYRILLIC_SMALL}σæœßooddddlli`

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
 * sigma as sigma, white space collapsed and trimmed. `Άννα  ΠΑΠΠΆΣ` gives `αννα παππασ`.
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

/**
 * A key whose plain code-point order (COLLATE "C" in the database) is the one order of the product:
 * digits, then Greek, then Latin, accents and case ignored.
 */
export function sortKey(text: string): string {
  return fold(text).replace(/[a-z]/g, (letter) =>
    String.fromCharCode(PRIVATE_USE + letter.charCodeAt(0)),
  )
}

/**
 * Orders two texts by their sort keys; texts that differ only in accents or case are equal.
 * ```ts
 * ['Άννα', 'Anna', '7', 'Βάσω'].sort(compareGreek) // => ['7', 'Άννα', 'Βάσω', 'Anna']
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
