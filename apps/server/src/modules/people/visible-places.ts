import { placesOf, type FieldMeaning, type KnownPlace } from '@telemachos/rules/known-fields'
import type { CallContext } from '../../kernel/context.ts'
import { readFieldLists } from './known-fields.ts'

/**
 * Where a project keeps what has a meaning, as far as the caller may see it (spec §5); nowhere for a project
 * that has no field for it.
 */
export async function visiblePlaces(
  { db, actor }: CallContext,
  meaning: FieldMeaning,
): Promise<readonly KnownPlace[]> {
  const lists = await readFieldLists(db, actor.projectId)
  return placesOf(lists, meaning).filter(({ place, name }) => {
    const list = place === 'person' ? lists.Fields : lists.ProjectFields
    return list.some((field) => field.Name === name && field.Visible >= actor.level)
  })
}
