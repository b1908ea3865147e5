import { isRealDate } from '@telemachos/rules/dates'
import { isBlank } from '../answers.ts'
import { defineType } from './question-type.ts'
import { oneText, textOf } from './written.ts'

/** A day as yyyy-mm-dd, from 1900 to 3000 (spec §5). */
export const date = defineType({
  name: 'date',
  form: { hasDefault: true, data: [] },
  writes: 'date',
  makeGroups: oneText,
  refuse: (answer) => {
    const text = answer.text ?? ''
    const isValid = isRealDate(text) && text >= '1900' && text < '3001'
    return isBlank(answer) || isValid ? undefined : 'not_a_date'
  },
  value: textOf,
})
