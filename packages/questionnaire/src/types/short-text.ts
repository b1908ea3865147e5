import { OPERATORS } from './comparisons.ts'
import { defineType } from './question-type.ts'
import { oneText, refuseText, textOf } from './written.ts'

const MAX_LENGTH = 1_000

/** A line of text: length, and one of the named patterns. */
export const shortText = defineType({
  name: 'shortText',
  form: { hasDefault: true, data: ['MinLength', 'MaxLength', 'Pattern'] },
  least: ({ Data }) => Data.MinLength ?? 0,
  most: () => MAX_LENGTH,
  operators: () => OPERATORS.text,
  makeGroups: oneText,
  refuse: (answer, _, question) => refuseText(answer, question, MAX_LENGTH),
  value: textOf,
})
