import { isBlank, type Answer, type Answers } from '../answers.ts'
import type { Group, Question, TypeId } from '../definition.ts'
import type { Rule } from '../rule.ts'
import type { QuestionType } from './question-type.ts'
import { calculated } from './calculated.ts'
import { constantSum } from './constant-sum.ts'
import { date } from './date.ts'
import { dropdown } from './dropdown.ts'
import { file } from './file.ts'
import { gridMultiple } from './grid-multiple.ts'
import { gridSingle } from './grid-single.ts'
import { hotspot } from './hotspot.ts'
import { imageChoice } from './image-choice.ts'
import { information } from './information.ts'
import { longText } from './long-text.ts'
import { matching } from './matching.ts'
import { multipleChoice } from './multiple-choice.ts'
import { numberBlank } from './number-blank.ts'
import { ranking } from './ranking.ts'
import { scale } from './scale.ts'
import { shortText } from './short-text.ts'
import { signature } from './signature.ts'
import { singleChoice } from './single-choice.ts'
import { slider } from './slider.ts'
import { spreadsheet } from './spreadsheet.ts'
import { stars } from './stars.ts'
import { tableLines } from './table-lines.ts'
import { time } from './time.ts'
import { words } from './words.ts'
import { yesNo } from './yes-no.ts'

/** The types of question, in the order of their ids. */
const TYPES: readonly QuestionType[] = [
  singleChoice,
  multipleChoice,
  dropdown,
  gridSingle,
  gridMultiple,
  scale,
  ranking,
  slider,
  matching,
  shortText,
  longText,
  numberBlank,
  date,
  time,
  imageChoice,
  hotspot,
  words,
  tableLines,
  constantSum,
  stars,
  file,
  information,
  calculated,
  signature,
  yesNo,
  spreadsheet,
]

const BY_ID: ReadonlyMap<TypeId, QuestionType> = new Map(TYPES.map((type) => [type.id, type]))

/** @throws RangeError for an id that no type has. */
export function typeOf({ type }: { readonly type: TypeId }): QuestionType {
  const found = BY_ID.get(type)
  if (!found) throw new RangeError(`There is no type ${type}`)
  return found
}

/**
 * What is wrong with one answer by itself: of the wrong kind, not among the options, or against its
 * type's rules. Clearing an answer is always right, but for what nobody writes.
 */
export function refuseAnswer(question: Question, group: Group, answer: Answer): Rule | undefined {
  const type = typeOf(question)
  if (!type.asks) return 'not_written'
  if (group.holds === 'option' && answer.text !== null) return 'option_expected'
  if (group.holds === 'text' && answer.optionId !== null) return 'text_expected'
  if (isBlank(answer)) return undefined
  if (group.isOther) return (answer.text ?? '').length > MAX_OTHER_LENGTH ? 'too_long' : undefined
  if (group.holds === 'option' && !group.options.some(({ id }) => id === answer.optionId)) {
    return 'unknown_option'
  }
  return type.refuse(answer, group, question)
}

const MAX_OTHER_LENGTH = 1_000

/**
 * How far a question is answered (spec §3: ItemCount, AnswerCount, Data.Min). Answers that cannot be
 * handed in together, such as "other" without its text, do not make it answered.
 */
export interface Count {
  readonly items: number
  readonly answered: number
  readonly isAnswered: boolean
}

/** How many parts of a question are answered, and how many there are. */
export function countOf(question: Question, answers: Answers): Count {
  const type = typeOf(question)
  const answered = type.countAnswered(question, answers)
  return {
    items: type.countItems(question),
    answered,
    isAnswered:
      type.asks &&
      answered >= type.minimum(question) &&
      type.problem(question, answers) === undefined,
  }
}
