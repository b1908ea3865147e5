import type { ContentValues } from '../action/content-values.ts'

export type Needs = ContentValues['Needs']
export type Item = Needs['checklist'][number]
export type Slot = Needs['slots'][number]

type Random = () => string

const uuid: Random = () => crypto.randomUUID()

/** By what a new line or document is known for ever: it says nothing, and differs from every other. */
const newId = (prefix: string, random: Random): string =>
  `${prefix}_${random().replaceAll('-', '').slice(0, 8)}`

/** A line of a checklist as it begins. */
export const newItem = (random: Random = uuid): Item => ({
  id: newId('i', random),
  label: { el: '', en: '' },
  required: true,
})

/**
 * Something to be handed in as it begins.
 * @param isDocument whether it is a document, which is looked at; else evidence of a task.
 */
export const newSlot = (isDocument: boolean, random: Random = uuid): Slot => ({
  id: newId('s', random),
  label: { el: '', en: '' },
  hint: { el: '', en: '' },
  required: true,
  item: null,
  takes: [isDocument ? 'file' : 'note'],
  files: isDocument ? ['pdf', 'image'] : [],
  maxFiles: 1,
  maxMb: 10,
  review: isDocument,
  template: null,
})

/** The list with or without one of its values, in the order of all. */
export const toggled = <Value>(
  all: readonly Value[],
  chosen: readonly Value[],
  value: Value,
  isChosen: boolean,
): Value[] => all.filter((one) => (one === value ? isChosen : chosen.includes(one)))

/** What is asked without a line of the checklist; what was evidence of it is of the whole action then. */
export const withoutItem = (needs: Needs, id: string): Needs => ({
  ...needs,
  checklist: needs.checklist.filter((one) => one.id !== id),
  slots: needs.slots.map((slot) => (slot.item === id ? { ...slot, item: null } : slot)),
})

/** The list with one of its rows moved by so many places. */
export function moved<Row>(list: readonly Row[], from: number, by: number): Row[] {
  const next = [...list]
  next.splice(from + by, 0, ...next.splice(from, 1))
  return next
}
