import { DOCUMENT_AUTHOR_ROLES } from '@telemachos/contract/documents/limits'
import { roleAllowed, type Role } from '@telemachos/contract/core/roles'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { within } from '../people/index.ts'
import { deleteDocument, findDocument, type DocumentRow } from './document-store.ts'
import { findBatch, listOfRole, type BatchRow } from './batch-store.ts'
import { findSubjects, type SubjectRow } from './issue-store.ts'

/** Whoever writes documents in the project. */
export const mayWrite = ({ role }: Pick<Actor, 'role'>): boolean =>
  roleAllowed(role, DOCUMENT_AUTHOR_ROLES)

/** Whether somebody is given what a document becomes: by itself, where it names their role. */
export const maySee = (
  { role }: Pick<Actor, 'role'>,
  { Main, Roles }: Pick<DocumentRow, 'Main' | 'Roles'>,
): boolean => Main && (Roles.includes(role) || roleAllowed(role, DOCUMENT_AUTHOR_ROLES))

/** A document that the caller may see; whatever else there is, is answered as what is not there. */
export const accessDocument = access(
  'document',
  async (context: CallContext, name: string): Promise<DocumentRow | undefined> => {
    context.markReachChecked()
    const document = await findDocument(context.db, context.actor.projectId, name)
    return document && maySee(context.actor, document) ? document : undefined
  },
)

/** Somebody whom a document is about: the caller, or within their reach. */
export const accessSubject = access(
  'person',
  async (context: CallContext, userId: number): Promise<SubjectRow | undefined> => {
    const { db, actor } = context
    const [subject] = await findSubjects(
      db,
      actor.projectId,
      [userId],
      within(context, { reads: 'namedOrSelf' }),
    )
    return subject
  },
)

/** The same of several; nobody is left out. */
export const accessSubjects = access(
  'people',
  async (
    context: CallContext,
    userIds: readonly number[],
  ): Promise<readonly SubjectRow[] | undefined> => {
    const { db, actor } = context
    const wanted = [...new Set(userIds)]
    const subjects = await findSubjects(
      db,
      actor.projectId,
      wanted,
      within(context, { reads: 'namedOrSelf' }),
    )
    return subjects.length === wanted.length ? subjects : undefined
  },
)

/** Those of some people whom a document may be about, by name; the others are left out. */
export const reachedSubjects = (
  context: CallContext,
  userIds: readonly number[],
): Promise<SubjectRow[]> => {
  const reach = within(context, { reads: 'namedOrSelf' })
  return findSubjects(context.db, context.actor.projectId, userIds, reach)
}

/** Everybody of a role within reach, by name; at most so many. */
export const accessEverybody = access(
  'people',
  (context: CallContext, role: Role, most: number): Promise<readonly number[]> => {
    const reach = within(context, { reads: 'namedOrSelf' })
    return listOfRole(context.db, { projectId: context.actor.projectId, role, most }, reach)
  },
)

/** Keeping in libraries: what is one's own there is for nobody in one's place. */
export const allowKeeping = allow<{ readonly Keeps: boolean }, CallContext>([
  ({ Keeps }, context) => !Keeps || context.isOwnPerson(),
  'own_person_only',
])

/** What the caller has had made. */
export const accessBatch = access(
  'documents',
  ({ db, actor }: CallContext, id: number): Promise<BatchRow | undefined> =>
    findBatch(db, actor, id),
)

/** Deletes a document of the project. */
export const removeDocument = async ({ db, actor }: CallContext, name: string): Promise<void> => {
  found('document')(await deleteDocument(db, actor.projectId, name))
}
