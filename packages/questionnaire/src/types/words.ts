import { fold } from '@telemachos/rules/greek-text'
import { toNumber } from '@telemachos/rules/expressions/values'
import type { Answers } from '../answers.ts'
import type { DraftQuestion } from '../author/draft.ts'
import type { Question } from '../definition.ts'
import { defineType, itemsOf } from './question-type.ts'
import { textIn } from './written.ts'

const MAX_LENGTH = 100

/** More fields than that nobody fills in. */
const MAX_WORDS = 100

/**
 * As many words as the largest option's number (spec §5). The same word twice, in whatever accents
 * and case, is flagged and counts once; it is not refused.
 */
export const words = defineType({
  name: 'words',
  form: { options: 'count', data: ['Min'] },
  most: countOf,
  values: () => ({ list: [], isMany: true }),
  isNumbered: true,
  makeGroups: (question) =>
    Array.from({ length: Math.max(1, countOf(question)) }, (_, index) => ({
      holds: 'text',
      text: { el: '', en: '' },
      key: `${index + 1}`,
      required: false,
      options: [],
    })),
  refuse: ({ text }) => ((text ?? '').trim().length > MAX_LENGTH ? 'too_long' : undefined),
  countAnswered: (question, answers) => new Set(wordsOf(question, answers).map(fold)).size,
  value: (question, answers) => {
    const written = wordsOf(question, answers)
    return written.length > 0 ? written : undefined
  },
})

/** How many words there are to be written: the largest option's number, as far as there are fields. */
function countOf({ Options }: DraftQuestion): number {
  const numbers = Options.map(({ Value }) => toNumber(Value) || 0)
  return Math.min(Math.trunc(Math.max(0, ...numbers)), MAX_WORDS)
}

function wordsOf(question: Question, answers: Answers): string[] {
  return itemsOf(question).flatMap((group) => textIn(group, answers) ?? [])
}

/** The groups whose word is there already, in an earlier group. */
export function duplicateWords(question: Question, answers: Answers): number[] {
  const seen = new Set<string>()
  return itemsOf(question).flatMap((group) => {
    const word = fold(textIn(group, answers) ?? '')
    const isDuplicate = word !== '' && seen.has(word)
    seen.add(word)
    return isDuplicate ? [group.id] : []
  })
}
