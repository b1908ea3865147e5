import {
  requireOtherText,
  oneChoice,
  rangeOfChoices,
  scoreOfChoices,
  valueOfChoice,
} from './choices.ts'
import { defineType } from './question-type.ts'

/** One of a list; "other" needs a text. */
export const singleChoice = defineType({
  id: 1,
  name: 'singleChoice',
  makeGroups: oneChoice,
  problem: requireOtherText,
  value: valueOfChoice,
  score: scoreOfChoices,
  range: rangeOfChoices,
})
