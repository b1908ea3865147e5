import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import {
  placesOf,
  type FieldMeaning,
  type KnownPlace,
  withMeanings,
} from '@telemachos/rules/known-fields'
import { mergeFields } from '@telemachos/rules/profile-fields'
import type { Db } from '../../kernel/database/database.ts'
import { listFieldTypes } from './field-store.ts'

/** The fields of all profile types of a project, as one. */
export interface ProjectFieldLists {
  readonly Fields: readonly ProjectField[]
  readonly ProjectFields: readonly ProjectField[]
}

/** The same of several projects, by their ids. */
export async function readFieldListsOf(
  db: Db,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, ProjectFieldLists>> {
  const rows = await listFieldTypes(db, projectIds, PROFILE_TYPES)
  return new Map(
    rows.map(({ id, types }) => [id, mergeFields(PROFILE_TYPES.map((type) => types[type]))]),
  )
}

/** The fields of a project, to be asked what they mean (see known-fields.ts of the rules). */
export async function readFieldLists(db: Db, projectId: number): Promise<ProjectFieldLists> {
  const lists = await readFieldListsOf(db, [projectId])
  return lists.get(projectId) ?? { Fields: [], ProjectFields: [] }
}

/** What a person is known by, of the two sets of values that are kept of them. */
export interface KeptValues {
  readonly personFields: Readonly<Record<string, unknown>>
  readonly projectFields: Readonly<Record<string, unknown>>
}

/** Reads what is known of people of a project, by the names of fields and of meanings (see withMeanings). */
export async function meaningReader(
  db: Db,
  projectId: number,
): Promise<(kept: KeptValues) => Record<string, unknown>> {
  const read = withMeanings(await readFieldLists(db, projectId))
  return ({ personFields, projectFields }) =>
    read({ person: personFields, membership: projectFields })
}

/** Where a project keeps what has a meaning: one reader for everybody who looks for it. */
export async function knownPlaces(
  db: Db,
  projectId: number,
  meaning: FieldMeaning,
): Promise<readonly KnownPlace[]> {
  return placesOf(await readFieldLists(db, projectId), meaning)
}
