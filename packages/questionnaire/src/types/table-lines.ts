import type { Answers } from '../answers.ts'
import type { Group, Question } from '../definition.ts'
import { defineType } from './question-type.ts'
import { textIn } from './written.ts'

const MAX_LENGTH = 1_000
const DEFAULT_LINES = 10

/** Lines of written cells, a column for each row of the draft; a line is complete with its required cells. */
export const tableLines = defineType({
  name: 'tableLines',
  form: { rows: 'columns', data: ['Lines', 'Min'] },
  most: ({ Data }) => Data.Lines ?? DEFAULT_LINES,
  keys: 'rowsOfLines',
  makeGroups: ({ Rows, Data }) =>
    Array.from({ length: Data.Lines ?? DEFAULT_LINES }, (_, index) => index + 1).flatMap((line) =>
      Rows.map(({ Model, Text, Required }) => ({
        holds: 'text' as const,
        text: Text,
        key: `${line}.${Model}`,
        column: Model,
        line,
        required: Required,
        options: [],
      })),
    ),
  refuse: ({ text }) => ((text ?? '').length > MAX_LENGTH ? 'too_long' : undefined),
  problem: (question, answers) => {
    const isBroken = linesOf(question).some(
      (line) => isBegun(line, answers) && !isComplete(line, answers),
    )
    return isBroken ? 'incomplete_line' : undefined
  },
  countItems: (question) => linesOf(question).length,
  countAnswered: (question, answers) =>
    linesOf(question).filter((line) => isBegun(line, answers) && isComplete(line, answers)).length,
  minimum: ({ settings }) => settings.min ?? 1,
  value: (question, answers) => {
    const begun = linesOf(question).filter((line) => isBegun(line, answers))
    if (begun.length === 0) return undefined
    return begun.map((line) =>
      Object.fromEntries(line.map((group) => [group.column ?? '', textIn(group, answers) ?? ''])),
    )
  },
})

function linesOf({ groups }: Question): Group[][] {
  const lines = new Map<number, Group[]>()
  for (const group of groups) {
    const line = lines.get(group.line ?? 0)
    if (line) line.push(group)
    else lines.set(group.line ?? 0, [group])
  }
  return [...lines.values()]
}

const isBegun = (line: readonly Group[], answers: Answers): boolean =>
  line.some((group) => textIn(group, answers) !== undefined)

const isComplete = (line: readonly Group[], answers: Answers): boolean =>
  line.every((group) => !group.required || textIn(group, answers) !== undefined)
