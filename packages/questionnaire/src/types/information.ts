import { defineType } from './question-type.ts'

/** Something to read; asks nothing. */
export const information = defineType({
  name: 'information',
  asks: false,
  form: { data: [] },
  operators: () => [],
  isCalculable: false,
  makeGroups: () => [],
  value: () => undefined,
  countItems: () => 0,
  countAnswered: () => 0,
  minimum: () => 0,
})
