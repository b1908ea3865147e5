import { OPERATORS } from './comparisons.ts'
import { defineType } from './question-type.ts'
import { textOf } from './written.ts'

/** A value made from other answers by Data.Expression; the server calculates it anew. */
export const calculated = defineType({
  name: 'calculated',
  asks: false,
  form: { data: ['Expression'] },
  check: ({ Data }) => ((Data.Expression ?? '').trim() === '' ? [['expression_missing']] : []),
  operators: () => OPERATORS.number,
  writes: 'number',
  makeGroups: () => [
    { holds: 'text', text: { el: '', en: '' }, key: 'value', required: false, options: [] },
  ],
  refuse: () => 'not_written',
  value: textOf,
  countItems: () => 0,
  countAnswered: () => 0,
  minimum: () => 0,
})
