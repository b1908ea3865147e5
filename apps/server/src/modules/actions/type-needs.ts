import { NO_NEEDS, typeNeeds, type TypeNeeds } from '@telemachos/contract/actions/type-needs'
import { refuseField } from '../../kernel/errors.ts'

/** What an action asks by its type, as it is stored: with the version that has to be read at least. */
export interface StoredNeeds extends Omit<TypeNeeds, 'reading'> {
  readonly reading: { readonly confirm: boolean; readonly since: number }
}

/** What is stored of an action, as its authors write it; nothing for what they did not write. */
export function readNeeds(stored: unknown): TypeNeeds {
  const { reading, ...rest } = (stored ?? {}) as Partial<StoredNeeds>
  const read = typeNeeds.safeParse({
    ...rest,
    reading: { confirm: reading?.confirm, again: false },
  })
  return read.success ? read.data : NO_NEEDS
}

/** From which version on reading an action counts, by what is stored of it. */
export function readSince(stored: unknown): number {
  const { reading } = (stored ?? {}) as Partial<StoredNeeds>
  return reading?.since ?? 1
}

/**
 * What is stored of what authors write; null where nothing is asked.
 * @param version the version that is being written.
 */
export function storedNeeds(
  { reading: { confirm, again }, ...rest }: TypeNeeds,
  before: unknown,
  version: number,
): StoredNeeds | null {
  const since = again ? version : readSince(before)
  const asksNothing =
    rest.checklist.length === 0 && rest.slots.length === 0 && rest.calculator.spreadsheet === null
  if (!confirm && since === 1 && asksNothing && !rest.acceptCompletes) return null
  return { ...rest, reading: { confirm, since } }
}

/**
 * Refuses needs that contradict themselves.
 * @throws invalid_input `duplicate` for an id, `unknown_item` for evidence of a line that is not there.
 */
export function checkNeeds({ checklist, slots }: TypeNeeds): void {
  requireOwnIds(checklist, 'Needs.checklist')
  requireOwnIds(slots, 'Needs.slots')
  const items = new Set(checklist.map(({ id }) => id))
  const lost = slots.findIndex(({ item }) => item !== null && !items.has(item))
  if (lost !== -1) throw refuseField(`Needs.slots.${lost}.item`, 'unknown_item')
}

function requireOwnIds(list: readonly { readonly id: string }[], field: string): void {
  const ids = list.map(({ id }) => id)
  const second = ids.findIndex((id, place) => ids.indexOf(id) !== place)
  if (second !== -1) throw refuseField(`${field}.${second}.id`, 'duplicate')
}
