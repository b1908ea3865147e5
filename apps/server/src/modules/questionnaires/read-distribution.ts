import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import { questionsOf, type Label, type Question } from '@telemachos/questionnaire/definition'
import { typeOf } from '@telemachos/questionnaire/types/all-types'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { findPatterns } from '../people/index.ts'
import {
  countAnswering,
  countBands,
  countNumbers,
  countOptions,
  type NumbersRow,
  type OptionCount,
} from './distribution-store.ts'
import { listAnsweredRows, type CountedScope } from './results-store.ts'
import { definitionsIn } from './quest-texts.ts'
import { findCounted, findQuest } from './results-scope.ts'
import { sumScales } from './sum-scales.ts'
import { listTextRows } from './written-answers-store.ts'

type Calls = typeof contract.questionnaires.calls
type Distribution = OutputOf<Calls['getDistribution']>
type QuestionCounts = Distribution['Questions'][number]

/** What is put into a calculator, and what comes out: numbers, texts and days, each in a row of its own. */
const SPREADSHEET = QUESTION_TYPES.spreadsheet

/** What was answered to each question, counted. @throws not_found; rule_violated `not_published`. */
export async function readDistribution(
  filter: InputOf<Calls['getDistribution']>,
  context: CallContext,
): Promise<Distribution> {
  const { db } = context
  const { version, versions, chosen, counted, actions } = await findCounted(filter, context)
  const definition = (await definitionsIn(context, [filter.QuestId], filter.Lang))(version)
  const questions = questionsOf(definition).filter((one) => isCounted(one))
  const read = (label: Label) => label[filter.Lang] || label.el
  const options = await countOptions(db, counted)
  const answering = await countAnswering(db, counted, placesOf(questions))
  const numbers = await countNumbers(
    db,
    counted,
    questions.filter(mayHoldNumbers).flatMap(({ groups }) => groups.map(({ id }) => id)),
  )
  const material: Material = {
    read,
    options: Map.groupBy(options, ({ groupId }) => groupId),
    numbers: new Map(numbers.map((row) => [row.groupId, row])),
  }
  const section = new Map(
    definition.sections.flatMap(({ text, questions: own }) =>
      own.map(({ id }) => [id, read(text)] as const),
    ),
  )
  const {
    Finished = 0,
    Expired = 0,
    Running = 0,
    finishedByLink = 0,
    expiredByLink = 0,
  } = chosen ?? {}
  const countsFinished = counted.states.includes('finished')
  const countsExpired = counted.states.includes('expired')
  const bands = await countBands(db, counted)
  return {
    QuestId: filter.QuestId,
    Title: read(definition.title),
    Version: version.version,
    Versions: versions.map((one) => ({
      Version: one.version,
      Sets: one.Finished + one.Expired + one.Running,
    })),
    Actions: [...actions],
    Finished,
    Expired,
    Running,
    Sets: (countsFinished ? Finished : 0) + (countsExpired ? Expired : 0),
    ByLink: (countsFinished ? finishedByLink : 0) + (countsExpired ? expiredByLink : 0),
    Scales: sumScales(bands, () => ({ written: version.definition, said: definition }), read),
    Questions: questions.map((question, place) =>
      describeQuestion(
        question,
        section.get(question.id) ?? '',
        answering.get(place) ?? 0,
        material,
      ),
    ),
  }
}

/** A page of what was written to one question. @throws not_found; invalid_input `unknown_question`. */
export async function listWrittenTexts(
  { Question, page, count: size, ...filter }: InputOf<Calls['listWrittenTexts']>,
  context: CallContext,
): Promise<OutputOf<Calls['listWrittenTexts']>> {
  const { version, counted } = await findCounted(filter, context)
  const question = questionsOf(version.definition).find(({ id }) => id === Question)
  if (!question) throw refuseField('Question', 'unknown_question')
  const ids = question.groups.flatMap(({ id, holds }) => (holds === 'text' ? [id] : []))
  const counts = question.type === SPREADSHEET ? await countedAsNumbers(ids, counted, context) : []
  const texts = ids.filter((id) => !counts.includes(id))
  return listTextRows(context.db, counted, texts, { page, count: size })
}

/** The rows of a calculator in which nothing but numbers was given: their means are told, not each of them. */
async function countedAsNumbers(
  ids: readonly number[],
  counted: CountedScope,
  { db }: CallContext,
): Promise<number[]> {
  const given = await countOptions(db, counted)
  const numbers = await countNumbers(db, counted, ids)
  return numbers.flatMap(({ groupId, count }) =>
    given.some((one) => one.groupId === groupId && one.count === count) ? [groupId] : [],
  )
}

const STATES = {
  finished: ['finished'],
  expired: ['expired'],
  running: ['started', 'paused'],
} as const

/** A page of those who have begun a questionnaire. @throws not_found. */
export async function listAnswered(
  { Search, State, page, count: size, ...asked }: InputOf<Calls['listAnswered']>,
  context: CallContext,
): Promise<OutputOf<Calls['listAnswered']>> {
  const { scope } = await findQuest(context, asked)
  const states = State ? STATES[State] : Object.values(STATES).flat()
  const { patterns } = await findPatterns(Search, [], context)
  return listAnsweredRows(context.db, scope, { patterns, states, page: { page, count: size } })
}

/** What asks nothing has nothing to count; what is calculated has. */
function isCounted(question: Question): boolean {
  return question.groups.length > 0 && (typeOf(question).asks || holdsNumbers(question))
}

function holdsNumbers(question: Question): boolean {
  return typeOf(question).writes === 'number'
}

function mayHoldNumbers(question: Question): boolean {
  return holdsNumbers(question) || question.type === SPREADSHEET
}

function placesOf(questions: readonly Question[]) {
  const pairs = questions.flatMap(({ groups }, place) =>
    groups.map(({ id }) => [id, place] as const),
  )
  return { ids: pairs.map(([id]) => id), places: pairs.map(([, place]) => place) }
}

/** Of a total that is shared out, whoever leaves a row blank gives it nothing. */
function withBlanks(
  found: NumbersRow | undefined,
  answered: number,
): Omit<NumbersRow, 'groupId'> | undefined {
  const { count = 0, mean = 0, low = 0, high = 0, bins = [] } = found ?? {}
  const blanks = answered - count
  if (blanks <= 0) return found
  const [first, ...others] = bins
  const isZero = first?.From === 0 && first.To === 0
  const none = { From: 0, To: 0, Count: blanks + (isZero ? first.Count : 0) }
  return {
    count: answered,
    mean: (mean * count) / answered,
    low: Math.min(0, low),
    high: Math.max(0, high),
    bins: [none, ...(isZero ? others : bins)],
  }
}

interface Material {
  readonly read: (label: Label) => string
  readonly options: ReadonlyMap<number, readonly OptionCount[]>
  readonly numbers: ReadonlyMap<number, NumbersRow>
}

function describeQuestion(
  { id, model, type, text, groups, settings: { image, alt } }: Question,
  section: string,
  answered: number,
  { read, options, numbers }: Material,
): QuestionCounts {
  return {
    Id: id,
    Model: model,
    TypeId: type,
    Section: section,
    Text: read(text),
    Picture: image === undefined ? null : { Image: image, Alt: alt ?? '' },
    Answered: answered,
    Groups: groups.map((group) => {
      const given = options.get(group.id) ?? []
      const found = numbers.get(group.id)
      const all = given.reduce((sum, { count }) => sum + count, 0)
      // Where a row holds words too, they are read.
      const told = type === SPREADSHEET && found?.count !== all ? undefined : found
      const shown = type === QUESTION_TYPES.constantSum ? withBlanks(told, answered) : told
      return {
        Id: group.id,
        Holds: group.holds,
        Text: read(group.text),
        Key: group.key,
        Row: group.row ?? null,
        Line: group.line ?? null,
        IsOther: group.isOther ?? false,
        Answered: all,
        Options: group.options.map((option) => ({
          Id: option.id,
          Text: read(option.text) || read(option.alt ?? option.text),
          Value: option.value,
          Count: given.find(({ optionId }) => optionId === option.id)?.count ?? 0,
          Image: option.image,
          Region: option.region,
        })),
        Numbers: shown
          ? { Mean: shown.mean, Low: shown.low, High: shown.high, Bins: shown.bins }
          : null,
      }
    }),
  }
}
