import { questionsOf, type Definition, type Label } from './definition.ts'
import type { Language } from './wire.ts'

/** The languages that a questionnaire is written in: Greek, and English where nothing is left out. */
export function languagesOf(definition: Pick<Definition, 'title' | 'sections'>): Language[] {
  const written = [
    definition.title,
    ...definition.sections.map(({ text }) => text),
    ...questionsOf(definition).flatMap(({ text, groups }) => [
      text,
      ...groups.flatMap((group) => [group.text, ...group.options.map((option) => option.text)]),
    ]),
  ]
  return written.every(isInEnglish) ? ['el', 'en'] : ['el']
}

/** Numbers and signs are the same in both. */
const isInEnglish = ({ el, en }: Label): boolean => en !== '' || !/\p{L}/u.test(el)
