import { formatDate } from '@telemachos/rules/dates'
import { exportCell, type ExportCell } from '@telemachos/rules/export-cells'
import type { CallOutput } from '#shared'
import type { Distribution } from './question-chart.ts'

type ExportedSet = CallOutput<'questionnaires.exportResultsPage'>['list'][number]

/** A row per person, or a row per answer. */
export const LAYOUTS = ['wide', 'long'] as const
export type Layout = (typeof LAYOUTS)[number]

export interface TableWords {
  readonly lastName: string
  readonly firstName: string
  readonly action: string
  readonly state: string
  readonly finished: string
  readonly question: string
  readonly item: string
  readonly answer: string
  /** Instead of the name of somebody who answered by a link. */
  readonly holder: (answerSetId: number) => string
  /** The text that goes with a choice of "other". */
  readonly textOf: (choice: string) => string
  readonly scoreOf: (scale: string) => string
  readonly bandOf: (scale: string) => string
  readonly stateOf: Readonly<Record<ExportedSet['State'], string>>
}

export interface ResultsTable {
  readonly header: readonly ExportCell[]
  readonly lines: (set: ExportedSet) => readonly (readonly ExportCell[])[]
}

/** Types whose answers are numbers, and stay numbers in a file. */
const NUMBER_TYPES: readonly number[] = [8, 12, 19, 23]
const DATE = 13
const WORDS = 17

interface Column {
  readonly groupId: number
  readonly question: string
  /** What of the question it is; '' where the question says it all. */
  readonly item: string
  readonly read: (answer: ExportedSet['Answers'][number]) => string | number
}

/** How exported answers are laid out; option ids become the words that people chose. */
export function resultsTable(
  { Questions, Scales }: Pick<Distribution, 'Questions' | 'Scales'>,
  layout: Layout,
  words: TableWords,
): ResultsTable {
  const columns = Questions.flatMap((question) => columnsOf(question, words))
  const person = [words.lastName, words.firstName, words.action, words.state, words.finished]
  if (layout === 'long') {
    const byGroup = new Map(columns.map((column) => [column.groupId, column]))
    return {
      header: [...person, words.question, words.item, words.answer].map(exportCell),
      lines: (set) => [
        ...set.Answers.flatMap((answer) => {
          const column = byGroup.get(answer.G)
          if (!column) return []
          const { question, item, read } = column
          return [[...personOf(set, words), question, item, read(answer)].map(exportCell)]
        }),
        ...set.Scores.map(({ Id, Score }) => {
          const name = words.scoreOf(Scales.find((scale) => scale.Id === Id)?.Name ?? Id)
          return [...personOf(set, words), name, '', Score].map(exportCell)
        }),
      ],
    }
  }
  return {
    header: [
      ...person,
      ...columns.map(({ question, item }) => (item === '' ? question : `${question}: ${item}`)),
      ...Scales.flatMap(({ Name }) => [words.scoreOf(Name), words.bandOf(Name)]),
    ].map(exportCell),
    lines: (set) => {
      const answers = new Map(set.Answers.map((answer) => [answer.G, answer]))
      const scores = new Map(set.Scores.map((score) => [score.Id, score]))
      const cells = [
        ...personOf(set, words),
        ...columns.map(({ groupId, read }) => {
          const answer = answers.get(groupId)
          return answer ? read(answer) : ''
        }),
        ...Scales.flatMap(({ Id }) => [scores.get(Id)?.Score ?? '', scores.get(Id)?.Band ?? '']),
      ]
      return [cells.map(exportCell)]
    },
  }
}

function personOf(set: ExportedSet, words: TableWords): string[] {
  const { AnswerSetId, LastName, FirstName, Action, State, FinishedAt } = set
  const day = FinishedAt === null ? '' : formatDate(FinishedAt)
  const isHolder = LastName === '' && FirstName === ''
  const name = isHolder ? words.holder(AnswerSetId) : LastName
  return [name, FirstName, Action, words.stateOf[State], day]
}

function columnsOf(
  { Text, TypeId, Groups }: Distribution['Questions'][number],
  { textOf }: TableWords,
): Column[] {
  return Groups.map(({ Id, Text: item, Line, Row, Options, IsOther }, place) => {
    const [only] = Options
    const choice = Options.length === 1 && only ? only.Text : ''
    const own = choice === '' ? item : Row === null ? choice : `${item}: ${choice}`
    const lined = Line === null ? own : `${Line}. ${own}`
    // Words have no names of their own.
    const several = TypeId === WORDS ? `${place + 1}` : lined
    const name = IsOther ? textOf(item) : Groups.length === 1 ? '' : several
    return {
      groupId: Id,
      question: Text,
      item: name,
      read: ({ O, T, F }) => {
        if (F !== null) return F
        if (O !== null) return Options.find((option) => option.Id === O)?.Text ?? String(O)
        const text = T ?? ''
        if (IsOther) return text
        if (TypeId === DATE) return formatDate(text) || text
        const number = Number(text)
        return NUMBER_TYPES.includes(TypeId) && text.trim() !== '' && Number.isFinite(number)
          ? number
          : text
      },
    }
  })
}
