import { defineType } from './question-type.ts'
import { textOf } from './written.ts'

/** A value made from other answers by Data.Expression; the server calculates it anew. */
export const calculated = defineType({
  id: 23,
  name: 'calculated',
  asks: false,
  makeGroups: () => [
    { holds: 'text', text: { el: '', en: '' }, key: 'value', required: false, options: [] },
  ],
  refuse: () => 'not_written',
  value: textOf,
  countItems: () => 0,
  countAnswered: () => 0,
  minimum: () => 0,
})
