import { isBlank } from '../answers.ts'
import { defineType } from './question-type.ts'
import { oneText, textOf } from './written.ts'

/** Hours 0-99 and minutes 00-59 as HH:MM (spec §5). */
const TIME = /^\d{1,2}:[0-5]\d$/

export const time = defineType({
  id: 14,
  name: 'time',
  makeGroups: oneText,
  refuse: (answer) => (isBlank(answer) || TIME.test(answer.text ?? '') ? undefined : 'not_a_time'),
  value: textOf,
})
