import type { Answers } from '@telemachos/questionnaire/answers'
import type { Group, Question } from '@telemachos/questionnaire/definition'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'

/** All items of a ranking in order: those with a place, then the others as the author has them. */
export function orderOf(question: Question, answers: Answers): Group[] {
  const placeOf = ({ id }: Group): number => answers.get(id)?.optionId ?? Infinity
  return itemsOf(question).toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
}

/** How many places there are: of all items, or the first ones. */
export const placesOf = (order: readonly Group[]): number => order[0]?.options.length ?? 0

/** The order once an item stands at another index, those between moved by one. */
export function withMoved(order: readonly Group[], id: number, index: number): Group[] {
  const item = order.find((group) => group.id === id)
  if (!item) return [...order]
  return order.filter((group) => group !== item).toSpliced(index, 0, item)
}

/** The places that an order gives and the answers do not have; the items that lose theirs come first. */
export function changesTo(
  order: readonly Group[],
  answers: Answers,
): (readonly [groupId: number, place: number | null])[] {
  const places = placesOf(order)
  return order
    .map(({ id }, index) => [id, index < places ? index + 1 : null] as const)
    .filter(([id, place]) => (answers.get(id)?.optionId ?? null) !== place)
    .toSorted(([, a], [, b]) => Number(a !== null) - Number(b !== null))
}
