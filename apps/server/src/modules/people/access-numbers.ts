import { numberReadings, withoutNoughts } from '@telemachos/rules/registry-numbers'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { findByNumbers, type NumberedPerson } from './numbers-store.ts'
import { within } from './reach/index.ts'
import { visiblePlaces } from './visible-places.ts'

/** Who goes by the numbers that were pasted. */
export interface Numbered {
  readonly people: readonly NumberedPerson[]
  /** Numbers of nobody in reach, told apart from nobody's at all by nothing. */
  readonly unknown: string[]
  /** Numbers of more than one person. */
  readonly ambiguous: string[]
}

/**
 * Finds people by their registry numbers, however they are written: as somebody has them, else as the digits
 * or the several numbers that they can mean, else without the leading noughts that a spreadsheet takes. A
 * number, or a person, that is named twice counts once.
 *
 * @throws rule_violated `no_number_field` where the project keeps no registry numbers, or none that are the
 *   caller's to see.
 */
export async function accessNumbers(
  numbers: readonly string[],
  context: CallContext,
): Promise<Numbered> {
  const { db, actor } = context
  const reach = within(context, { reads: 'records' })
  const places = await visiblePlaces(context, 'kayas')
  if (places.length === 0) throw ruleViolated('no_number_field')
  const asked = [...new Set(numbers)].map(numberReadings)
  const find = (list: readonly string[], isShortened: boolean) =>
    findByNumbers(db, actor.projectId, { reach, places, isShortened }, [...new Set(list)])
  const exact = await find(asked.flat(2), false)
  const had = new Set(exact.flatMap((one) => (one.isReached ? [one.asked] : [])))
  const meant = [...new Set(asked.flatMap((readings) => likeliest(readings, had)))]
  const left = meant.filter((number) => !had.has(number) && withoutNoughts(number) !== undefined)
  const shortened = left.length > 0 ? await find(left, true) : []
  const found = Map.groupBy([...exact, ...shortened], (one) => one.asked)
  // Whoever else has a number makes it doubtful, within reach or not; of nobody within reach, it is unknown.
  const of = (number: string) => {
    const holders = found.get(number) ?? []
    return holders.some(({ isReached }) => isReached) ? holders : []
  }
  const people = meant.map(of).flatMap(([person, ...others]) => {
    return person && others.length === 0 ? [person] : []
  })
  return {
    people: [...new Map(people.map((person) => [person.userId, person])).values()],
    unknown: meant.filter((number) => of(number).length === 0),
    ambiguous: meant.filter((number) => of(number).length > 1),
  }
}

/** The first reading of which somebody has a number; the last one where nobody has any. */
function likeliest(
  readings: readonly (readonly string[])[],
  had: ReadonlySet<string>,
): readonly string[] {
  return readings.find((reading) => reading.some((one) => had.has(one))) ?? readings.at(-1) ?? []
}
