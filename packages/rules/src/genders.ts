/** What people write for a gender, and the code under which the register has it (spec §3). */
import { fold } from './greek-text.ts'

/** Gender codes (spec §3, microdata user fields). */
export const MALE = '5301'
export const FEMALE = '5302'

const MEN = [MALE, 'Άνδρας', 'Άντρας', 'Άρρεν', 'Αρσενικό', 'Male', 'Man']
const WOMEN = [FEMALE, 'Γυναίκα', 'Θήλυ', 'Θηλυκό', 'Female', 'Woman']

/** What stands for a gender only where nothing else can be meant. */
const SHORT = { [MALE]: ['Α', 'M'], [FEMALE]: ['Γ', 'Θ', 'F'] }

const codesOf = (words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([code, some]) =>
      some.map((word) => [fold(word), code] as const),
    ),
  )

const WORDS = codesOf({ [MALE]: MEN, [FEMALE]: WOMEN })
const LETTERS = codesOf(SHORT)

/**
 * The code of a gender that is written as a code, a word or a letter, in Greek or English; undefined for
 * anything else.
 * ```ts
 * genderCode('ΘΗΛΥ') // => '5302'
 * ```
 */
export function genderCode(text: string): string | undefined {
  const word = fold(text)
  return WORDS.get(word) ?? LETTERS.get(word)
}

/**
 * Every whole word for the gender that a text is a word of; none for any other text, nor for a letter.
 * ```ts
 * genderWords('Man').includes('5301') // => true
 * ```
 */
export function genderWords(text: string): readonly string[] {
  const code = WORDS.get(fold(text))
  if (code === undefined) return []
  return code === MALE ? MEN : WOMEN
}

/**
 * Whether two texts say the same: the same letters, or the same gender in whatever words.
 * ```ts
 * saysTheSame('Άνδρας', '5301') // => true
 * ```
 */
export function saysTheSame(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)]
  if (a === b) return true
  const code = WORDS.get(a)
  return code !== undefined && code === WORDS.get(b)
}
