import type { Role } from '@telemachos/contract/core/roles'
import { DATA_WRITER_ROLES } from '@telemachos/contract/data/limits'
import type { CallContext } from '../../kernel/context.ts'
import { access } from '../../kernel/policy.ts'
import { findMass } from './mass-store.ts'
import { findDocument, type DocumentRow } from './store.ts'

const WRITERS: readonly Role[] = DATA_WRITER_ROLES

/** Whether somebody of this role and level writes a document. */
export const mayEdit = (
  { editLevel }: Pick<DocumentRow, 'editLevel'>,
  { actor }: Pick<CallContext, 'actor'>,
): boolean => WRITERS.includes(actor.role) && editLevel >= actor.level

/** A document that the caller's level reads. */
export const accessDocument = access('document', ({ db, actor }: CallContext, key: string) =>
  findDocument(db, actor.projectId, key, actor.level),
)

/** The same, to be written. */
export const accessEditable = access('document', accessDocument, [mayEdit, 'forbidden'])

/** A mass service of the project, by its address. */
export const accessMass = access('mass service', ({ db, actor }: CallContext, url: string) =>
  findMass(db, actor.projectId, url),
)
