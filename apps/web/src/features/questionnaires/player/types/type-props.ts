import type { Answer, Answers } from '@telemachos/questionnaire/answers'
import type { Label, Question } from '@telemachos/questionnaire/definition'

/** What every type of question is drawn from. */
export interface TypeProps {
  readonly question: Question
  readonly answers: Answers
  /** The element with the question's words: the name of what has no label of its own. */
  readonly labelId: string
  /** The elements with help and what is wrong. */
  readonly describedBy: string | undefined
  /** To read, not to answer. */
  readonly isClosed?: boolean | undefined
  /** @param rest milliseconds in which more may be typed. */
  readonly onAnswer: (groupId: number, answer: Answer, rest?: number) => void
}

/** How long typing rests before it is saved (spec §9): blanks, and open answers. */
export const BLANK_MS = 1_000
export const OPEN_MS = 500

export const choose = (optionId: number | null): Answer => ({ optionId, text: null })

export const say = (text: string): Answer => ({ optionId: null, text })

/** The player's questions are in one language, which both of a label's texts then hold. */
export const read = ({ el }: Label): string => el

/** Whether a group's option has been chosen. */
export const hasChoice = (answers: Answers, groupId: number): boolean =>
  typeof answers.get(groupId)?.optionId === 'number'
