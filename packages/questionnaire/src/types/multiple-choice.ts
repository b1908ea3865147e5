import {
  checkChoices,
  countChoices,
  groupPerChoice,
  scoreOfChoices,
  valuesOfChoices,
} from './choices.ts'
import { countOptions, OPERATORS, optionChoices, optionValues } from './comparisons.ts'
import { defineType } from './question-type.ts'

/** Any of a list, between Min and Max; an exclusive option goes alone. */
export const multipleChoice = defineType({
  name: 'multipleChoice',
  form: { options: 'choices', other: true, exclusive: true, data: ['Min', 'Max'] },
  most: countOptions,
  operators: () => OPERATORS.several,
  values: (draft) => optionValues(draft, true),
  choices: optionChoices,
  scoring: 'choices',
  makeGroups: groupPerChoice,
  problem: checkChoices,
  countAnswered: countChoices,
  value: valuesOfChoices,
  score: scoreOfChoices,
})
