import type { Answers } from '../answers.ts'
import type { Question } from '../definition.ts'
import { chosenIn, optionFrom, readValue, scoreOfChoices } from './choices.ts'
import { countOptions, optionValues } from './comparisons.ts'
import { defineType } from './question-type.ts'

/** Any cells of each row, between Min and Max of a row. */
export const gridMultiple = defineType({
  name: 'gridMultiple',
  form: { options: 'columns', rows: 'rows', data: ['Min', 'Max'] },
  most: countOptions,
  rowValues: (draft) => optionValues(draft, true),
  scoring: 'ticksOfRows',
  makeGroups: ({ Rows, Options }) =>
    Rows.flatMap(({ Model, Text, Required }) =>
      Options.map((option) => ({
        holds: 'option' as const,
        text: Text,
        key: `${Model}.${option.Value}`,
        row: Model,
        column: option.Value,
        required: Required,
        options: [{ ...optionFrom(option, 0), id: 1 }],
      })),
    ),
  problem: (question, answers) => {
    const { min, max } = question.settings
    const chosen = [...rowsOf(question, answers).values()].map((values) => values.length)
    if (chosen.some((count) => count > (max ?? Infinity))) return 'too_many'
    return chosen.some((count) => count > 0 && count < (min ?? 0)) ? 'too_few' : undefined
  },
  countItems: (question) => rowNames(question).size,
  countAnswered: (question, answers) =>
    [...rowsOf(question, answers).values()].filter(
      (values) => values.length >= Math.max(1, question.settings.min ?? 1),
    ).length,
  minimum: (question) => Math.max(1, rowNames(question, true).size),
  value: (question, answers) => {
    const rows = [...rowsOf(question, answers)].filter(([, values]) => values.length > 0)
    return rows.length > 0 ? Object.fromEntries(rows) : undefined
  },
  // A row left open that is to be answered: nobody knows what it would have added.
  score: (question, answers) =>
    isWhole(question, answers) ? scoreOfChoices(question, answers) : undefined,
})

function isWhole(question: Question, answers: Answers): boolean {
  const required = rowNames(question, true)
  const least = Math.max(1, question.settings.min ?? 1)
  return [...rowsOf(question, answers)].every(
    ([row, values]) => !required.has(row) || values.length >= least,
  )
}

function rowNames({ groups }: Question, isRequired = false): Set<string> {
  const rows = groups.filter(({ required }) => required || !isRequired)
  return new Set(rows.map(({ row = '' }) => row))
}

/** The chosen values of each row. */
function rowsOf(question: Question, answers: Answers): Map<string, (string | number)[]> {
  const rows = new Map<string, (string | number)[]>()
  for (const group of question.groups) {
    const values = rows.get(group.row ?? '') ?? []
    const chosen = chosenIn(group, answers)
    rows.set(group.row ?? '', chosen ? [...values, readValue(chosen)] : values)
  }
  return rows
}
