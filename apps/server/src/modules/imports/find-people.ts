import { plainNumber, readRegistryNumber, withoutNoughts } from '@telemachos/rules/registry-numbers'
import type { CallContext } from '../../kernel/context.ts'
import {
  findPeopleByKeys,
  findPeopleByShortened,
  visiblePlaces,
  type Person,
  within,
} from '../people/index.ts'

/**
 * Whom each key of a paste names: a user name or a registry number, the number as it is kept or as a
 * spreadsheet shows it, without the noughts that it begins with. Several where it names several.
 */
export async function findPeople(
  keys: readonly string[],
  context: CallContext,
  lock: boolean,
): Promise<Person[][]> {
  const { db, actor } = context
  const numbers = await visiblePlaces(context, 'kayas')
  const about = { numbers, lock }
  const plain = keys.map(plainNumber)
  const exact = await findPeopleByKeys(
    db,
    actor.projectId,
    within(context, { reads: 'all' }),
    plain,
    about,
  )
  const found = Map.groupBy(exact, ({ place }) => place)
  const left = plain.flatMap((key, at) => {
    const number = readRegistryNumber(key) ?? ''
    const isLeft = !found.has(at + 1) && withoutNoughts(number) !== undefined
    return isLeft ? [{ key: number, place: at + 1 }] : []
  })
  const shortened =
    left.length === 0
      ? []
      : await findPeopleByShortened(
          db,
          actor.projectId,
          within(context, { reads: 'all' }),
          left,
          about,
        )
  const others = Map.groupBy(shortened, ({ place }) => place)
  return keys.map((_key, at) => found.get(at + 1) ?? others.get(at + 1) ?? [])
}
