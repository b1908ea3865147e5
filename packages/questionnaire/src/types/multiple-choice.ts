import {
  checkChoices,
  countChoices,
  groupPerChoice,
  scoreOfChoices,
  valuesOfChoices,
} from './choices.ts'
import { defineType } from './question-type.ts'

/** Any of a list, between Min and Max; an exclusive option goes alone. */
export const multipleChoice = defineType({
  id: 2,
  name: 'multipleChoice',
  makeGroups: groupPerChoice,
  problem: checkChoices,
  countAnswered: countChoices,
  value: valuesOfChoices,
  score: scoreOfChoices,
})
