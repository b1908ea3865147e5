import { defineType } from './question-type.ts'
import { oneText, refuseText, textOf } from './written.ts'

const MAX_LENGTH = 10_000

/** A text of several lines. */
export const longText = defineType({
  id: 11,
  name: 'longText',
  makeGroups: oneText,
  refuse: (answer, _, question) => refuseText(answer, question, MAX_LENGTH),
  value: textOf,
})
