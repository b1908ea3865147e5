import { formatDate } from '@telemachos/rules/dates'
import type { Answers } from './answers.ts'
import type { Label, Question } from './definition.ts'
import { itemsOf } from './types/question-type.ts'
import { chosenIn } from './types/choices.ts'
import { textIn } from './types/written.ts'

const DATE = 13

/** One answered item in words: what was asked of it, '' where the question says it all, and the answer. */
export interface DescribedAnswer {
  readonly item: string
  readonly text: string
}

/** A question's answers as people read them, in the order of its groups. */
export function describeAnswers(
  question: Question,
  answers: Answers,
  language: keyof Label,
): DescribedAnswer[] {
  const read = (label: Label) => label[language] || label.el
  const other = question.groups.find(({ isOther }) => isOther)
  return itemsOf(question).flatMap((group) => {
    const option = chosenIn(group, answers)
    const written = option?.other && other ? textIn(other, answers) : undefined
    const given = option ? (written ?? read(option.text)) : textIn(group, answers)
    if (given === undefined) return []
    const text = question.type === DATE ? formatDate(given) : given
    const isOwnName = group.options.length === 1
    const line = group.line === undefined ? '' : `${group.line}. `
    return [{ item: isOwnName && !group.row ? '' : line + read(group.text), text }]
  })
}
