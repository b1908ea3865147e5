import { isBlank, type Answer, type Answers } from '../answers.ts'
import type { DraftQuestion } from '../author/draft.ts'
import type { Group, Question, TypeId } from '../definition.ts'
import type { Rule } from '../rule.ts'

/** A group as its type makes it; compileDraft gives it its id. */
export type GroupSeed = Omit<Group, 'id'>

/** The lowest and highest number that a question can contribute. */
export interface ScoreRange {
  readonly low: number
  readonly high: number
}

/** Everything that differs between types of question. */
export interface QuestionType {
  readonly id: TypeId
  /** The key of its texts. */
  readonly name: string
  /** False for what asks nothing: it is not numbered and never counts as answered. */
  readonly asks: boolean
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

type Own = Pick<QuestionType, 'id' | 'name' | 'makeGroups' | 'value'> & Partial<QuestionType>

/** A type of question, with what most of them share. */
export function defineType(own: Own): QuestionType {
  const type: QuestionType = {
    asks: true,
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
