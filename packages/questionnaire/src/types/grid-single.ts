import { byKey, chosenIn, optionFrom, readValue, rangeOfChoices, scoreOfRows } from './choices.ts'
import { optionValues } from './comparisons.ts'
import { defineType } from './question-type.ts'

/** A choice in each row. */
export const gridSingle = defineType({
  name: 'gridSingle',
  form: { options: 'columns', rows: 'rows', data: [] },
  rowValues: (draft) => optionValues(draft, false),
  scoring: 'choices',
  makeGroups: ({ Rows, Options }) =>
    Rows.map(({ Model, Text, Required }) => ({
      holds: 'option',
      text: Text,
      key: Model,
      row: Model,
      required: Required,
      options: Options.map(optionFrom),
    })),
  value: (question, answers) =>
    byKey(question, (group) => {
      const chosen = chosenIn(group, answers)
      return chosen && readValue(chosen)
    }),
  score: scoreOfRows,
  range: rangeOfChoices,
})
