import { answerCell, exportCell, type ExportCell } from '@telemachos/rules/export-cells'
import { answeredCell, momentCell } from './answer-cells.ts'
import type { CallOutput } from '#shared'
import type { Distribution } from './question-chart.ts'

type ExportedSet = CallOutput<'questionnaires.exportResultsPage'>['list'][number]

/** A row per person, a row per answer, or a row per person with codes for programs that count. */
export const LAYOUTS = ['wide', 'long', 'coded'] as const
export type Layout = (typeof LAYOUTS)[number]

export interface TableWords {
  readonly setId: string
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
  /** What ticks say. */
  readonly ticked: string
  readonly notTicked: string
  readonly scoreOf: (scale: string) => string
  readonly bandOf: (scale: string) => string
  readonly stateOf: Readonly<Record<ExportedSet['State'], string>>
}

export interface ResultsTable {
  readonly header: readonly ExportCell[]
  readonly lines: (set: ExportedSet) => readonly (readonly ExportCell[])[]
}

const WORDS = 17
/** What goes with "other" is text, whatever is asked. */
const TEXT = 10

interface Column {
  readonly groupId: number
  readonly question: string
  /** What of the question it is; '' where the question says it all. */
  readonly item: string
  readonly read: (answer: ExportedSet['Answers'][number]) => ExportCell
}

/** How exported answers are laid out; option ids become the words that people chose. */
export function resultsTable(
  { Questions, Scales }: Pick<Distribution, 'Questions' | 'Scales'>,
  layout: Exclude<Layout, 'coded'>,
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
          return [[...personOf(set, words), answerCell(question), answerCell(item), read(answer)]]
        }),
        ...set.Scores.map(({ Id, Score }) => {
          const name = words.scoreOf(Scales.find((scale) => scale.Id === Id)?.Name ?? Id)
          return [...personOf(set, words), answerCell(name), EMPTY, answerCell(Score)]
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
          return answer ? read(answer) : EMPTY
        }),
        ...Scales.flatMap(({ Id }) => {
          const score = scores.get(Id)
          return [answerCell(score?.Score), answerCell(score?.Band)]
        }),
      ]
      return [cells]
    },
  }
}

const EMPTY: ExportCell = { kind: 'empty' }

/** Whose attempt it is, how it stands and when it was finished. */
export function personOf(set: ExportedSet, words: TableWords): ExportCell[] {
  const { AnswerSetId, LastName, FirstName, Action, State, FinishedAt } = set
  const isHolder = LastName === '' && FirstName === ''
  const name = isHolder ? words.holder(AnswerSetId) : LastName
  const texts = [name, FirstName, Action, words.stateOf[State]]
  return [...texts.map(answerCell), momentCell(FinishedAt)]
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
      read: (answer) =>
        answer.O === null || answer.F !== null
          ? answeredCell(IsOther ? TEXT : TypeId, answer)
          : answerCell(Options.find((option) => option.Id === answer.O)?.Text ?? answer.O),
    }
  })
}
