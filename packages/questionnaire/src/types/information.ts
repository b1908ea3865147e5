import { defineType } from './question-type.ts'

/** Something to read; asks nothing. */
export const information = defineType({
  id: 22,
  name: 'information',
  asks: false,
  makeGroups: () => [],
  value: () => undefined,
  countItems: () => 0,
  countAnswered: () => 0,
  minimum: () => 0,
})
