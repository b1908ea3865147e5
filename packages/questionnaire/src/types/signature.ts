import { isBlank, type Answer } from '../answers.ts'
import { defineType } from './question-type.ts'
import { oneText, refuseText, textOf } from './written.ts'

const MAX_NAME_LENGTH = 200

/** Whether a text can be the id of a file; whether it is one, the server knows. */
export const isFileId = (text: string): boolean => /^\d+$/.test(text.trim())

const hasLetters = ({ text }: Answer): boolean => /\p{L}/u.test(text ?? '')

/** The id of a drawn signature's file, or the person's name as typed: a name has letters. */
export const signature = defineType({
  name: 'signature',
  form: { data: [] },
  isCalculable: false,
  uploads: 'signature',
  makeGroups: oneText,
  refuse: (answer, _, question) => {
    const isNeither = !isBlank(answer) && !isFileId(answer.text ?? '') && !hasLetters(answer)
    return isNeither ? 'not_a_name' : refuseText(answer, question, MAX_NAME_LENGTH)
  },
  value: textOf,
})
