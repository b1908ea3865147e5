import type { Answers } from '../answers.ts'
import type { Question } from '../definition.ts'
import { byKey } from './choices.ts'
import { defineType, itemsOf } from './question-type.ts'
import { readNumber, refuseNumber, textIn } from './written.ts'

const DEFAULT_TOTAL = 100

/** Numbers that add up to Total exactly. */
export const constantSum = defineType({
  name: 'constantSum',
  form: { rows: 'shares', data: ['Total'] },
  writes: 'number',
  makeGroups: ({ Rows }) =>
    Rows.map(({ Model, Text }) => ({
      holds: 'text',
      text: Text,
      key: Model,
      row: Model,
      required: false,
      options: [],
    })),
  refuse: (answer, _, question) => refuseNumber(answer, { ...question, settings: { min: 0 } }),
  problem: (question, answers) =>
    isBegun(question, answers) && remainingOf(question, answers) !== 0 ? 'wrong_sum' : undefined,
  countAnswered: (question, answers) =>
    isBegun(question, answers) && remainingOf(question, answers) === 0
      ? itemsOf(question).length
      : 0,
  minimum: (question) => itemsOf(question).length,
  value: (question, answers) => byKey(question, (group) => readNumber(textIn(group, answers))),
})

function isBegun(question: Question, answers: Answers): boolean {
  return itemsOf(question).some((group) => textIn(group, answers) !== undefined)
}

/** What is still to be given out; negative when it is too much. */
export function remainingOf(question: Question, answers: Answers): number {
  const numbers = itemsOf(question).map((group) => readNumber(textIn(group, answers)) ?? 0)
  const sum = numbers.reduce((total, number) => total + number, 0)
  // Tenths add up to less than they seem to.
  return Number(((question.settings.total ?? DEFAULT_TOTAL) - sum).toFixed(6))
}
