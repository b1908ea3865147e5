import { defineType } from './question-type.ts'
import { oneText, refuseText, textOf } from './written.ts'

const MAX_LENGTH = 1_000

/** A line of text: length, and one of the named patterns. */
export const shortText = defineType({
  id: 10,
  name: 'shortText',
  makeGroups: oneText,
  refuse: (answer, _, question) => refuseText(answer, question, MAX_LENGTH),
  value: textOf,
})
