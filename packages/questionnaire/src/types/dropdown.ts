import { defineType } from './question-type.ts'
import { singleChoice } from './single-choice.ts'

/** One of a list that opens. */
export const dropdown = defineType({
  ...singleChoice,
  name: 'dropdown',
  control: 'dropdown',
  isStateless: false,
})
