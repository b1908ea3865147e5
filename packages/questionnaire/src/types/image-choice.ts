import { groupPerChoice, oneChoice } from './choices.ts'
import { multipleChoice } from './multiple-choice.ts'
import { countOptions, OPERATORS, optionChoices, optionValues } from './comparisons.ts'
import { defineType } from './question-type.ts'
import { singleChoice } from './single-choice.ts'
import type { Question } from '../definition.ts'

const like = ({ settings }: Question) => (settings.multiple ? multipleChoice : singleChoice)

/** One of several pictures, or any of them where Multiple says so. */
export const imageChoice = defineType({
  name: 'imageChoice',
  form: { options: 'pictures', other: true, exclusive: true, data: ['Multiple', 'Min', 'Max'] },
  most: countOptions,
  operators: ({ Data }) => (Data.Multiple ? OPERATORS.several : OPERATORS.one),
  values: (draft) => optionValues(draft, draft.Data.Multiple === true),
  choices: optionChoices,
  scoring: 'choices',
  makeGroups: (draft) => (draft.Data.Multiple ? groupPerChoice(draft) : oneChoice(draft)),
  problem: (question, answers) => like(question).problem(question, answers),
  countAnswered: (question, answers) => like(question).countAnswered(question, answers),
  value: (question, answers) => like(question).value(question, answers),
  score: (question, answers) => like(question).score(question, answers),
  range: (question) => like(question).range(question),
})
