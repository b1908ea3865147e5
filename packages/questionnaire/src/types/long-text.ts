import { OPERATORS } from './comparisons.ts'
import { defineType } from './question-type.ts'
import { oneText, refuseText, textOf } from './written.ts'

const MAX_LENGTH = 10_000

/** A text of several lines. */
export const longText = defineType({
  name: 'longText',
  form: { hasDefault: true, data: ['MinLength', 'MaxLength'] },
  least: ({ Data }) => Data.MinLength ?? 0,
  most: () => MAX_LENGTH,
  operators: () => OPERATORS.text,
  makeGroups: oneText,
  refuse: (answer, _, question) => refuseText(answer, question, MAX_LENGTH),
  value: textOf,
})
