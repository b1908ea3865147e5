import { OPERATORS } from './comparisons.ts'
import { defineType } from './question-type.ts'
import { numberOf, oneText, refuseNumber } from './written.ts'

/** A typed number: digits, minus and one dot; blank is valid (spec §5). */
export const numberBlank = defineType({
  name: 'numberBlank',
  form: { hasDefault: true, data: ['Min', 'Max', 'Step'] },
  operators: () => OPERATORS.number,
  writes: 'number',
  makeGroups: oneText,
  refuse: (answer, _, question) => refuseNumber(answer, question),
  minimum: () => 1,
  value: numberOf,
  score: numberOf,
  range: ({ settings: { min, max } }) =>
    min === undefined || max === undefined ? undefined : { low: min, high: max },
})
