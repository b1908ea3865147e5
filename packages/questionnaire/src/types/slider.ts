import { OPERATORS } from './comparisons.ts'
import { defineType } from './question-type.ts'
import { numberOf, oneText, refuseNumber } from './written.ts'

/** What it goes from and to where nothing is said. */
const ENDS = { Min: 0, Max: 100 }

/** A number between Min and Max, on Step from Min; touching it answers it. */
export const slider = defineType({
  name: 'slider',
  form: { hasDefault: true, data: ['Min', 'Max', 'Step', 'LowText', 'HighText'] },
  check: ({ Data }) => {
    const { Min, Max } = { ...ENDS, ...Data }
    return Min === Max ? [['limits_crossed']] : []
  },
  limits: (data) => ({ ...ENDS, ...data }),
  operators: () => OPERATORS.number,
  writes: 'number',
  step: 1,
  makeGroups: oneText,
  refuse: (answer, _, question) => refuseNumber(answer, question),
  // Min and Max are those of the number here, not of answers.
  minimum: () => 1,
  value: numberOf,
  score: numberOf,
  range: ({ settings: { min = ENDS.Min, max = ENDS.Max } }) => ({ low: min, high: max }),
})
