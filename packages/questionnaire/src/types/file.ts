import { isBlank, type Answer } from '../answers.ts'
import { defineType } from './question-type.ts'
import { oneText, textOf } from './written.ts'

const FILE_ID = /^[1-9]\d{0,9}$/

/** Whether the answer is the id of an uploaded file. */
function isFileId({ text }: Answer): boolean {
  return FILE_ID.test((text ?? '').trim())
}

/** The id of a file whose upload has ended; its type and size are checked where it is stored. */
export const file = defineType({
  name: 'file',
  form: { data: ['Accept', 'MaxBytes'] },
  isCalculable: false,
  uploads: 'file',
  makeGroups: oneText,
  refuse: (answer) => (isBlank(answer) || isFileId(answer) ? undefined : 'not_a_file'),
  value: textOf,
})
