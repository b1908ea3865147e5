import { byKey, chosenIn, optionFrom, readValue } from './choices.ts'
import { optionValues } from './comparisons.ts'
import { defineType, itemsOf } from './question-type.ts'

/** An item for each target; an item goes to at most Max of them. */
export const matching = defineType({
  name: 'matching',
  form: { options: 'items', rows: 'targets', data: ['Max'] },
  rowValues: (draft) => optionValues(draft, false),
  makeGroups: ({ Rows, Options }) =>
    Rows.map(({ Model, Text, Required }) => ({
      holds: 'option',
      text: Text,
      key: Model,
      row: Model,
      required: Required,
      options: Options.map(optionFrom),
    })),
  problem: (question, answers) => {
    const uses = new Map<string, number>()
    for (const group of itemsOf(question)) {
      const item = chosenIn(group, answers)?.value
      if (item !== undefined) uses.set(item, (uses.get(item) ?? 0) + 1)
    }
    const isOver = [...uses.values()].some((count) => count > (question.settings.max ?? 1))
    return isOver ? 'too_many' : undefined
  },
  value: (question, answers) =>
    byKey(question, (group) => {
      const chosen = chosenIn(group, answers)
      return chosen && readValue(chosen)
    }),
})
