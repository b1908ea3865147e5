import type { Answer, Answers } from '@telemachos/questionnaire/answers'
import type { Question } from '@telemachos/questionnaire/definition'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'
import { hasChoice } from './type-props.ts'

/**
 * What ticking or clearing a choice changes: one that goes with no other clears the others, and any
 * other clears it.
 */
export function changesOfChoice(
  question: Question,
  answers: Answers,
  groupId: number,
  isChosen: boolean,
): (readonly [groupId: number, answer: Answer])[] {
  const items = itemsOf(question)
  const isExclusive = (id: number) =>
    items.find((group) => group.id === id)?.options[0]?.exclusive ?? false
  const own = [groupId, { optionId: isChosen ? 1 : null, text: null }] as const
  if (!isChosen) return [own]
  const leaving = items.filter(
    ({ id }) =>
      id !== groupId && hasChoice(answers, id) && (isExclusive(groupId) || isExclusive(id)),
  )
  return [...leaving.map(({ id }) => [id, { optionId: null, text: null }] as const), own]
}
