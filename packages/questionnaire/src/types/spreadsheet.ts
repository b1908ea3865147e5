import { byKey } from './choices.ts'
import { defineType } from './question-type.ts'
import { textIn } from './written.ts'

const MAX_LENGTH = 1_000

/** The inputs of a spreadsheet, one for each row of the draft. */
export const spreadsheet = defineType({
  name: 'spreadsheet',
  form: { rows: 'inputs', data: [] },
  makeGroups: ({ Rows }) =>
    Rows.map(({ Model, Text, Required }) => ({
      holds: 'text',
      text: Text,
      key: Model,
      row: Model,
      required: Required,
      options: [],
    })),
  refuse: ({ text }) => ((text ?? '').length > MAX_LENGTH ? 'too_long' : undefined),
  value: (question, answers) => byKey(question, (group) => textIn(group, answers)),
})
