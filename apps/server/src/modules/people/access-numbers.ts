import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { findByNumbers, type NumberedPerson } from './numbers-store.ts'
import { reachOfNamed } from './reach.ts'
import { visibleFieldNames } from './read-users.ts'

/** Who goes by the numbers that were pasted. */
export interface Numbered {
  readonly people: readonly NumberedPerson[]
  /** Numbers of nobody in reach, told apart from nobody's at all by nothing. */
  readonly unknown: string[]
  /** Numbers of more than one person. */
  readonly ambiguous: string[]
}

/**
 * Finds people by their registry numbers; a number that is named twice counts once.
 *
 * @param path of the numbers in the input.
 * @throws invalid_input where registry numbers are not the caller's to see.
 */
export async function accessNumbers(
  numbers: readonly string[],
  path: string,
  context: CallContext,
): Promise<Numbered> {
  const { db, actor } = context
  const reach = reachOfNamed(context)
  if (!(await visibleFieldNames(context)).has('kayas')) throw refuseField(path, 'unknown_field')
  const asked = [...new Set(numbers)]
  const found = await findByNumbers(db, actor.projectId, reach, asked)
  const times = Map.groupBy(found, ({ kayas }) => kayas)
  const ambiguous = asked.filter((number) => (times.get(number)?.length ?? 0) > 1)
  return {
    people: found.filter(({ kayas }) => !ambiguous.includes(kayas)),
    unknown: asked.filter((number) => !times.has(number)),
    ambiguous,
  }
}
