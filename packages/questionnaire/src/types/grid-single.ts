import { byKey, chosenIn, optionFrom, readValue, rangeOfChoices, scoreOfRows } from './choices.ts'
import { defineType } from './question-type.ts'

/** A choice in each row. */
export const gridSingle = defineType({
  id: 4,
  name: 'gridSingle',
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
