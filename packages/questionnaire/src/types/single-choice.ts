import {
  requireOtherText,
  oneChoice,
  rangeOfChoices,
  scoreOfChoices,
  valueOfChoice,
} from './choices.ts'
import { OPERATORS, optionChoices, optionValues } from './comparisons.ts'
import { defineType } from './question-type.ts'

/** One of a list; "other" needs a text. */
export const singleChoice = defineType({
  name: 'singleChoice',
  form: { options: 'choices', other: true, hasDefault: true, data: [] },
  operators: () => OPERATORS.one,
  values: (draft) => optionValues(draft, false),
  choices: optionChoices,
  isStateless: true,
  scoring: 'choices',
  makeGroups: oneChoice,
  problem: requireOtherText,
  value: valueOfChoice,
  score: scoreOfChoices,
  range: rangeOfChoices,
})
