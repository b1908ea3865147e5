import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { createAction } from './factories.ts'
import type { SmallProgramme } from './small-programme.ts'

/** The instant so many hours from now. */
export const inHours = (hours: number): string =>
  new Date(Date.now() + hours * 3_600_000).toISOString()

/** A published conference; the answer is the action's id. */
export function newConference(
  { db, projectId }: SmallProgramme,
  options: { readonly enableCondition?: string; readonly title?: string } = {},
): Promise<number> {
  return createAction(db, projectId, {
    typeId: ACTION_TYPES.conference,
    title: 'Ημερίδα',
    ...options,
  })
}

/** What a form says of a session in two days, but for what is given. */
export const sessionFields = {
  Id: null,
  Version: 0,
  Title: '',
  Begins: inHours(48),
  Ends: inHours(50),
  Place: 'Αίθουσα Α',
  Link: '',
  LinkHours: null,
  Capacity: null,
  Opens: null,
  Closes: null,
  Description: '',
  Speakers: '',
  ShowsNames: false,
  Materials: [],
  Reason: '',
}

/** Adds a session as the administrator; the answer is its id. */
export async function newSession(
  { as, projectId }: SmallProgramme,
  ActionId: number,
  fields: object = {},
): Promise<number> {
  const { Id } = await as.admin.ask('conferences.saveSession', {
    ProjectId: projectId,
    ActionId,
    ...sessionFields,
    ...fields,
  })
  return Id
}
