import { questionsOf, type Definition, type Label } from './definition.ts'
import type { Language } from './wire.ts'

/**
 * The languages that a questionnaire is written in: Greek, and English where nothing is left out; or
 * English alone, which a version has in both places (withGreek).
 */
export function languagesOf({
  title,
  sections,
}: Pick<Definition, 'title' | 'sections'>): Language[] {
  const texts = [
    ...sections.map(({ text }) => text),
    ...questionsOf({ sections }).flatMap(({ text, groups }) => [
      text,
      ...groups.flatMap((group) => [group.text, ...group.options.map((option) => option.text)]),
    ]),
  ]
  const worded = texts.filter(({ el, en }) => LETTER.test(el + en))
  if (worded.length > 0 && worded.every(isOnlyEnglish)) return ['en']
  return [title, ...texts].every(isInEnglish) ? ['el', 'en'] : ['el']
}

const LETTER = /\p{L}/u

/** Numbers and signs are the same in both. */
const isInEnglish = ({ el, en }: Label): boolean => en !== '' || !LETTER.test(el)

const isOnlyEnglish = ({ el, en }: Label): boolean => el === en && !/\p{Script=Greek}/u.test(el)
