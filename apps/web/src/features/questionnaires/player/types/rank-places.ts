import type { Answers } from '@telemachos/questionnaire/answers'
import type { Group, Question } from '@telemachos/questionnaire/definition'
import { itemsOf } from '@telemachos/questionnaire/types/question-type'

/** An item of a ranking and its place, from 1; null for none. */
export interface Ranked {
  readonly group: Group
  readonly place: number | null
}

/** The items as they stand: those with a place in order, then the others. */
export function rankedItems(question: Question, answers: Answers): Ranked[] {
  const items = itemsOf(question).map((group) => ({
    group,
    place: answers.get(group.id)?.optionId ?? null,
  }))
  return items.toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0)
}

/** The places that change when an item gets one: whoever has it takes the item's old place. */
export function placesAfter(
  items: readonly Ranked[],
  groupId: number,
  place: number | null,
): (readonly [groupId: number, place: number | null])[] {
  const own = items.find(({ group }) => group.id === groupId)
  if (!own || own.place === place) return []
  const other = place === null ? undefined : items.find((item) => item.place === place)
  const moved = [[groupId, place]] as (readonly [number, number | null])[]
  // The place is free before somebody comes to it, so that no two are ever saved with the same.
  if (other) moved.unshift([other.group.id, own.place])
  return moved
}

/** Where up or down leads; an item without a place comes to the first free one. */
export function placeBeside(
  items: readonly Ranked[],
  groupId: number,
  direction: 'up' | 'down',
): number | null | undefined {
  const own = items.find(({ group }) => group.id === groupId)
  if (!own) return undefined
  const places = own.group.options.map(({ id }) => id)
  if (own.place === null) {
    return direction === 'down'
      ? undefined
      : places.find((place) => !items.some((item) => item.place === place))
  }
  const next = own.place + (direction === 'up' ? -1 : 1)
  return places.includes(next) ? next : undefined
}

/** Where an item comes that is dropped between the items as they are shown, `at` of them before it. */
export function placeAt(
  items: readonly Ranked[],
  groupId: number,
  at: number,
): number | null | undefined {
  const own = items.find(({ group }) => group.id === groupId)
  if (!own) return undefined
  const before = items.filter((item) => item !== own)[at - 1]
  if (!before) return own.group.options[0]?.id
  if (before.place === null) return null
  const isFromAbove = own.place !== null && own.place < before.place
  const place = before.place + (isFromAbove ? 0 : 1)
  return own.group.options.some(({ id }) => id === place) ? place : own.place
}

/** The places that change when an item comes in between: those from there on make room for it. */
export function placesBetween(
  items: readonly Ranked[],
  groupId: number,
  place: number | null,
): (readonly [groupId: number, place: number | null])[] {
  const own = items.find(({ group }) => group.id === groupId)
  if (!own || own.place === place) return []
  const places = own.group.options.map(({ id }) => id)
  const slots = places.map((id) => items.find((item) => item.place === id)?.group.id)
  if (place !== null) {
    const free = places.filter((id) => slots[id - 1] === undefined)
    const left = own.place ?? free.find((id) => id >= place) ?? free.at(-1)
    if (left !== undefined) slots.splice(left - 1, 1)
    // Where those before it moved up, so does the place between them.
    const isShifted = own.place === null && left !== undefined && left < place
    slots.splice(place - (isShifted ? 2 : 1), 0, groupId)
  }
  return items
    .map(({ group: { id }, place: before }) => {
      const after = place === null && id === groupId ? -1 : slots.indexOf(id)
      const next = after < 0 || after >= places.length ? null : (places[after] ?? null)
      return [id, next, before] as const
    })
    .filter(([, next, before]) => next !== before)
    .map(([id, next]) => [id, next] as const)
}
