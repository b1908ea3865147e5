import { formatDate } from '@telemachos/rules/dates'
import type { Answers } from './answers.ts'
import type { Label, Option, Question } from './definition.ts'
import { itemsOf } from './types/question-type.ts'
import { chosenIn } from './types/choices.ts'
import { readTime } from './types/time.ts'
import { textIn } from './types/written.ts'

const DATE = 13
const TIME = 14
/** Files, and signatures where they are drawn, are answered with a file's id. */
const OF_FILES: readonly number[] = [21, 24]

/** One answered item in words: what was asked of it, '' where the question says it all, and the answer. */
export interface DescribedAnswer {
  readonly item: string
  readonly text: string
  /** Of the file whose name the text is. */
  readonly fileId?: number
}

/**
 * A question's answers as people read them, in the order of its groups.
 * @param fileNames of the answer set's files, by what answers with them say.
 */
export function describeAnswers(
  question: Question,
  answers: Answers,
  language: keyof Label,
  fileNames: ReadonlyMap<string, string> = new Map(),
): DescribedAnswer[] {
  const read = (label: Label) => label[language] || label.el
  const other = question.groups.find(({ isOther }) => isOther)
  return itemsOf(question).flatMap((group) => {
    const option = chosenIn(group, answers)
    const written = option?.other && other ? textIn(other, answers) : undefined
    const given = option ? (written ?? nameOf(option, read)) : textIn(group, answers)
    if (given === undefined) return []
    const isOwnName = group.options.length === 1
    const line = group.line === undefined ? '' : `${group.line}. `
    const item = isOwnName && !group.row ? '' : line + read(group.text)
    const name = OF_FILES.includes(question.type) ? fileNames.get(given) : undefined
    if (name !== undefined) return [{ item, text: name, fileId: Number(given) }]
    return [{ item, text: inWords(question, given) }]
  })
}

function inWords({ type }: Question, given: string): string {
  if (type === DATE) return formatDate(given)
  return type === TIME ? (readTime(given) ?? given) : given
}

/** A picture without a text is called what it shows. */
const nameOf = ({ text, alt }: Option, read: (label: Label) => string): string =>
  read(text) || (alt ? read(alt) : '')
