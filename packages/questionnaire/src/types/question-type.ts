import {
  QUESTION_TYPES,
  type QuestionTypeName,
} from '@telemachos/contract/questionnaires/question-types'
import { isBlank, type Answer, type Answers } from '../answers.ts'
import type { DraftProblem } from '../author/draft-problem.ts'
import type { DraftData, DraftQuestion } from '../author/draft.ts'
import type { Group, Question, TypeId } from '../definition.ts'
import type { Rule } from '../rule.ts'
import {
  OPERATORS,
  type ComparableValues,
  type ConditionOperator,
  type ValueChoice,
} from './comparisons.ts'
import type { TypeForm } from './type-form.ts'

/** A group as its type makes it; compileDraft gives it its id. */
export type GroupSeed = Omit<Group, 'id'>

/** The lowest and highest number that a question can contribute. */
export interface ScoreRange {
  readonly low: number
  readonly high: number
}

/** Something of a draft that keeps it from being published, with what it is about. */
export type DraftRefusal = readonly [rule: DraftProblem['rule'], what?: string]

/** Everything that differs between types of question; docs/question-types.md says how one is added. */
export interface QuestionType {
  readonly id: TypeId
  readonly name: QuestionTypeName
  /** False for what asks nothing: it is not numbered and never counts as answered. */
  readonly asks: boolean

  // What its author writes.
  readonly form: TypeForm
  /** What is wrong with it that no other type can have wrong. */
  readonly check: (draft: DraftQuestion) => readonly DraftRefusal[]
  /** From where to where its answers go. */
  readonly limits: (data: DraftData) => Pick<DraftData, 'Min' | 'Max'>
  /** How many answers, or characters of one, it asks for at least, and takes at most. */
  readonly least: (draft: DraftQuestion) => number
  readonly most: (draft: DraftQuestion) => number

  // What expressions read.
  readonly operators: (draft: DraftQuestion) => readonly ConditionOperator[]
  /** What its value, or that of a row, can be compared with; undefined where that may be anything. */
  readonly values: (draft: DraftQuestion) => ComparableValues | undefined
  readonly rowValues: (draft: DraftQuestion) => ComparableValues | undefined
  /** The values with their words; undefined where anything may be. */
  readonly choices: (draft: DraftQuestion) => readonly ValueChoice[] | undefined
  /** What stands behind the dot of its value, or behind that of one of its lines. */
  readonly keys: 'rows' | 'options' | 'rowsOfLines' | undefined
  /** Whether a calculation can do something with its value. */
  readonly isCalculable: boolean

  // How it is answered, shown and exported.
  /** Whose control of the page it is answered with: its own unless this says another. */
  readonly control: QuestionTypeName
  /** Whether all that its control shows comes from the question and its answers. */
  readonly isStateless: boolean
  /** What a written answer is in charts and in files. */
  readonly writes: 'text' | 'number' | 'date' | 'time'
  /** What is uploaded as its answer. */
  readonly uploads: 'file' | 'signature' | undefined
  /** Whether its groups are numbered in a table: they have no words of their own. */
  readonly isNumbered: boolean
  /** How what it can score adds up: of one choice, of the ticks of each row, or of written numbers. */
  readonly scoring: 'choices' | 'ticksOfRows' | 'numbers'
  /** From one number to the next where the author names no step. */
  readonly step: number | undefined

  readonly makeGroups: (draft: DraftQuestion) => GroupSeed[]
  /** What is wrong with one answer by itself; a blank one is always right. */
  readonly refuse: (answer: Answer, group: Group, question: Question) => Rule | undefined
  /** An answer that is right, as it is kept. */
  readonly keep: (answer: Answer) => Answer
  /** What is wrong with answers taken together, each of which is right by itself. */
  readonly problem: (question: Question, answers: Answers) => Rule | undefined
  /** How many items there are to answer, and how many are (spec §3: ItemCount, AnswerCount). */
  readonly countItems: (question: Question) => number
  readonly countAnswered: (question: Question, answers: Answers) => number
  /** How many make it answered (spec §3: Data.Min). */
  readonly minimum: (question: Question) => number
  /** What expressions read; undefined where nothing has been answered. */
  readonly value: (question: Question, answers: Answers) => unknown
  readonly score: (question: Question, answers: Answers) => number | undefined
  readonly range: (question: Question) => ScoreRange | undefined
}

type Own = Pick<QuestionType, 'name' | 'form' | 'makeGroups' | 'value'> &
  Partial<Omit<QuestionType, 'id'>>

/** A type of question, with what most of them share. */
export function defineType(own: Own): QuestionType {
  const type: QuestionType = {
    asks: true,
    check: () => [],
    limits: (data) => data,
    least: ({ Data }) => Data.Min ?? 0,
    most: () => Infinity,
    operators: () => OPERATORS.answer,
    values: () => undefined,
    rowValues: () => undefined,
    choices: () => undefined,
    keys: own.form.rows && 'rows',
    isCalculable: true,
    control: own.name,
    isStateless: false,
    writes: 'text',
    uploads: undefined,
    isNumbered: false,
    scoring: 'numbers',
    step: undefined,
    refuse: () => undefined,
    keep: (answer) => answer,
    problem: () => undefined,
    countItems: (question) => itemsOf(question).length,
    countAnswered: (question, answers) =>
      itemsOf(question).filter((group) => isAnswered(group, answers.get(group.id), question, type))
        .length,
    minimum: (question) =>
      question.settings.min ?? Math.max(1, itemsOf(question).filter(isRequired).length),
    score: () => undefined,
    range: () => undefined,
    ...own,
    id: QUESTION_TYPES[own.name],
  }
  return type
}

/** The groups that are answered in their own right: not the text of "other". */
export function itemsOf({ groups }: Question): Group[] {
  return groups.filter(({ isOther }) => !isOther)
}

const isRequired = ({ required }: Group): boolean => required

function isAnswered(
  group: Group,
  answer: Answer | undefined,
  question: Question,
  type: QuestionType,
): boolean {
  return answer !== undefined && !isBlank(answer) && !type.refuse(answer, group, question)
}
