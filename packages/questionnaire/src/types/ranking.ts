import type { Answers } from '../answers.ts'
import type { Question } from '../definition.ts'
import { byKey, chosenIn } from './choices.ts'
import { countOptions } from './comparisons.ts'
import { defineType, itemsOf } from './question-type.ts'

/** A place for each item, no two the same; the first Top places or all. */
export const ranking = defineType({
  name: 'ranking',
  form: { options: 'items', data: ['Top'] },
  least: ({ Data }) => Data.Top ?? 0,
  most: countOptions,
  keys: 'options',
  makeGroups: ({ Options, Data }) =>
    Options.map((option) => ({
      holds: 'option',
      text: option.Text,
      key: option.Value,
      required: false,
      options: Options.slice(0, Data.Top).map((_, index) => ({
        id: index + 1,
        text: { el: `${index + 1}`, en: `${index + 1}` },
        value: `${index + 1}`,
      })),
    })),
  problem: (question, answers) => {
    const positions = positionsOf(question, answers)
    return new Set(positions).size < positions.length ? 'same_place' : undefined
  },
  countAnswered: (question, answers) => new Set(positionsOf(question, answers)).size,
  minimum: (question) => question.settings.top ?? itemsOf(question).length,
  value: (question, answers) =>
    byKey(question, (group) => {
      const position = chosenIn(group, answers)
      return position && position.id
    }),
})

function positionsOf(question: Question, answers: Answers): number[] {
  return itemsOf(question).flatMap((group) => chosenIn(group, answers)?.id ?? [])
}
