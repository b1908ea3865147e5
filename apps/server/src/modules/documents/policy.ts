import { DOCUMENT_AUTHOR_ROLES } from '@telemachos/contract/documents/limits'
import { roleAllowed } from '@telemachos/contract/core/roles'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { access, found } from '../../kernel/policy.ts'
import { within } from '../people/index.ts'
import { deleteDocument, findDocument, type DocumentRow } from './document-store.ts'
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

/** Deletes a document of the project. */
export const removeDocument = async ({ db, actor }: CallContext, name: string): Promise<void> => {
  found('document')(await deleteDocument(db, actor.projectId, name))
}
