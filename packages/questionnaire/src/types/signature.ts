import { defineType } from './question-type.ts'
import { oneText, refuseText, textOf } from './written.ts'

const LONGEST_NAME = 200

/** The id of a drawn signature's file, or the person's name as typed. */
export const signature = defineType({
  id: 24,
  name: 'signature',
  makeGroups: oneText,
  refuse: (answer, _, question) => refuseText(answer, question, LONGEST_NAME),
  value: textOf,
})
