import { answerCell, exportCell, type ExportCell } from '@telemachos/rules/export-cells'
import type { CallOutput } from '#shared'
import { answeredCell, DATE, NUMBER_TYPES, TIME } from './answer-cells.ts'
import type { Distribution } from './question-chart.ts'
import { personOf, type ResultsTable, type TableWords } from './results-table.ts'

type ExportedSet = CallOutput<'questionnaires.exportResultsPage'>['list'][number]
type Asked = Pick<Distribution, 'Questions' | 'Scales'>
type Question = Asked['Questions'][number]
type Group = Question['Groups'][number]

/** A column of the coded table, as a program that counts knows it. */
export interface Variable {
  /** Unique, also in small letters. */
  readonly name: string
  /** What it is, in words. */
  readonly label: string
  readonly kind: 'number' | 'text' | 'date' | 'moment' | 'time'
  /** What its numbers stand for. */
  readonly codes: readonly { readonly code: number; readonly label: string }[]
}

interface CodedVariable extends Variable {
  readonly read: (set: Answered) => ExportCell
}

interface Answered {
  readonly set: ExportedSet
  readonly answers: ReadonlyMap<number, ExportedSet['Answers'][number]>
}

export interface CodedTable extends ResultsTable {
  readonly variables: readonly Variable[]
}

/**
 * Answers as a row per person with a variable for each part of a question: options as numbers, their own
 * where they are numbers, and each tick of several as 1 or 0. What was not answered is empty.
 */
export function codedTable(asked: Asked, words: TableWords): CodedTable {
  const names = new Names()
  const variables = [
    ...personVariables(names, words),
    ...asked.Questions.flatMap((question) =>
      question.Groups.map((group, place) => variableOf(question, group, { place, names, words })),
    ),
    ...asked.Scales.flatMap((scale) => scaleVariables(scale, names, words)),
  ]
  return {
    variables,
    header: variables.map(({ name }) => exportCell(name)),
    lines: (set) => {
      const answers = new Map(set.Answers.map((answer) => [answer.G, answer]))
      return [variables.map(({ read }) => read({ set, answers }))]
    },
  }
}

function personVariables(names: Names, words: TableWords): CodedVariable[] {
  const cells = [
    ['last_name', words.lastName, 'text'],
    ['first_name', words.firstName, 'text'],
    ['action', words.action, 'text'],
    ['state', words.state, 'text'],
    ['finished', words.finished, 'moment'],
  ] as const
  return [
    {
      ...plain(names.take('set_id'), words.setId, 'number'),
      read: ({ set }) => answerCell(set.AnswerSetId),
    },
    ...cells.map(([name, label, kind], place) => ({
      ...plain(names.take(name), label, kind),
      read: ({ set }: Answered) => personOf(set, words)[place] ?? NOTHING,
    })),
  ]
}

function scaleVariables(
  { Id, Name }: Asked['Scales'][number],
  names: Names,
  words: TableWords,
): CodedVariable[] {
  const find = ({ set }: Answered) => set.Scores.find((score) => score.Id === Id)
  return [
    {
      ...plain(names.take(`score_${Id}`), words.scoreOf(Name), 'number'),
      read: (answered) => answerCell(find(answered)?.Score),
    },
    {
      ...plain(names.take(`band_${Id}`), words.bandOf(Name), 'text'),
      read: (answered) => answerCell(find(answered)?.Band),
    },
  ]
}

const NOTHING: ExportCell = { kind: 'empty' }

const plain = (name: string, label: string, kind: Variable['kind']): Variable => ({
  name,
  label,
  kind,
  codes: [],
})

interface Making {
  readonly place: number
  readonly names: Names
  readonly words: TableWords
}

function variableOf(
  question: Question,
  group: Group,
  { place, names, words }: Making,
): CodedVariable {
  const { Model, Text, TypeId, Groups } = question
  const { Id, Options, IsOther } = group
  const choices = Groups.filter((one) => !one.IsOther)
  const part = IsOther ? 'text' : /^\w+$/.test(group.Key) ? group.Key : `${place + 1}`
  const own = [group.Text, Options.length === 1 ? Options[0]?.Text : ''].filter(Boolean).join(': ')
  const line = group.Line === null ? '' : `${group.Line}. `
  const name = names.take(choices.length === 1 && !IsOther ? Model : `${Model}_${part}`)
  const label = choices.length === 1 && !IsOther ? Text : `${Text}: ${line}${own || place + 1}`
  if (group.Holds === 'text') {
    const type = IsOther ? 10 : TypeId
    return {
      ...plain(name, label, KINDS[type] ?? (NUMBER_TYPES.includes(type) ? 'number' : 'text')),
      read: ({ answers }) => {
        const answer = answers.get(Id)
        return answer ? answeredCell(type, answer) : NOTHING
      },
    }
  }
  if (choices.length > 1 && Options.length === 1) {
    return tickOf(question, group, {
      ...plain(name, label, 'number'),
      codes: [
        { code: 0, label: words.notTicked },
        { code: 1, label: words.ticked },
      ],
    })
  }
  const codeOf = codesOf(group)
  return {
    ...plain(name, label, 'number'),
    codes: Options.map((option) => ({ code: codeOf(option), label: option.Text })),
    read: ({ answers }) => {
      const chosen = answers.get(Id)?.O
      const option = Options.find((one) => one.Id === chosen)
      return option ? answerCell(codeOf(option)) : NOTHING
    },
  }
}

const KINDS: Readonly<Record<number, Variable['kind']>> = { [DATE]: 'date', [TIME]: 'time' }

/** One that is ticked is 1; not ticked 0, where anything beside it was: nothing says no by itself. */
function tickOf({ Groups }: Question, { Id, Row }: Group, variable: Variable): CodedVariable {
  const beside = Groups.filter((group) => group.Row === Row && !group.IsOther)
  return {
    ...variable,
    read: ({ answers }) => {
      if (!beside.some((group) => answers.has(group.Id))) return NOTHING
      return answerCell(answers.has(Id) ? 1 : 0)
    },
  }
}

/** The options' own values where all are numbers, otherwise their places from 1. */
function codesOf({ Options }: Group): (option: Group['Options'][number]) => number {
  const values = Options.map(({ Value }) => (Value.trim() === '' ? Number.NaN : Number(Value)))
  const areOwn = values.every(Number.isFinite) && new Set(values).size === values.length
  return ({ Id, Value }) => (areOwn ? Number(Value) : Id)
}

/** Names that every such program takes: letters, digits and _, at most 64, none twice in small letters. */
class Names {
  readonly #taken = new Set<string>()

  take(wanted: string): string {
    const clean = wanted.replaceAll(/[^\p{L}\p{N}_]/gu, '_').replace(/^(?!\p{L})/u, 'v')
    for (let number = 1; ; number++) {
      const end = number === 1 ? '' : `_${number}`
      const name = clean.slice(0, 64 - end.length) + end
      if (this.#taken.has(name.toLowerCase())) continue
      this.#taken.add(name.toLowerCase())
      return name
    }
  }
}

/** What the columns of a codebook are called. */
export interface CodebookWords {
  readonly variable: string
  readonly label: string
  readonly kind: string
  readonly code: string
  readonly meaning: string
  readonly kindOf: Readonly<Record<Variable['kind'], string>>
}

/** Every variable with what it is, and a row for each of its codes. */
export function codebookRows(variables: readonly Variable[], words: CodebookWords): ExportCell[][] {
  const head = [words.variable, words.label, words.kind, words.code, words.meaning]
  return [
    head.map(answerCell),
    ...variables.flatMap(({ name, label, kind, codes }) => {
      const own = [name, label, words.kindOf[kind]].map(answerCell)
      if (codes.length === 0) return [[...own, NOTHING, NOTHING]]
      return codes.map(({ code, label: meaning }) => [
        ...own,
        answerCell(code),
        answerCell(meaning),
      ])
    }),
  ]
}
