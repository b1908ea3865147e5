import { defineType } from './question-type.ts'
import { numberOf, oneText, refuseNumber } from './written.ts'

/** A number between Min and Max, on Step from Min; touching it answers it. */
export const slider = defineType({
  id: 8,
  name: 'slider',
  makeGroups: oneText,
  refuse: (answer, _, question) => refuseNumber(answer, question),
  // Min and Max are those of the number here, not of answers.
  minimum: () => 1,
  value: numberOf,
  score: numberOf,
  range: ({ settings: { min = 0, max = 100 } }) => ({ low: min, high: max }),
})
