import type { ERASURE_OBSTACLES } from '@telemachos/contract/privacy/reasons'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, notFound } from '../../kernel/errors.ts'
import { findPerson, lockPerson, type PersonRow } from './erase-store.ts'

type Obstacle = (typeof ERASURE_OBSTACLES)[number]

/** A person of the current project, and whether everything about them is the caller's to handle. */
export interface Handled {
  readonly person: PersonRow
  /** A SuperAdmin, or an Admin of every project in which the person has ever been. */
  readonly mayHandle: boolean
}

/**
 * A person who is or was in the caller's project, for an Admin of it.
 * @throws not_found for anybody else.
 */
export async function findHandled(context: CallContext, userId: number): Promise<Handled> {
  const { db, actor, principal } = context
  context.markReachChecked()
  const person = await findPerson(db, actor.projectId, userId)
  if (!person) throw notFound(`person ${userId} has never been in project ${actor.projectId}`)
  const administers = (projectId: number) =>
    principal.memberships.get(projectId)?.includes('Admin') ?? false
  return { person, mayHandle: principal.superAdmin || person.projectIds.every(administers) }
}

/**
 * The same person, of whom everything is the caller's to handle.
 * @throws not_found as findHandled; administered_elsewhere where somebody else has a say.
 */
export async function accessHandled(context: CallContext, userId: number): Promise<PersonRow> {
  const { person, mayHandle } = await findHandled(context, userId)
  if (!mayHandle) throw new AppError('administered_elsewhere')
  return person
}

/** The same, locked until the transaction ends. */
export async function lockHandled(context: CallContext, userId: number): Promise<PersonRow> {
  await accessHandled(context, userId)
  await lockPerson(context.db, userId)
  return accessHandled(context, userId)
}

/** What stands in the way of erasing the person; null for nothing. */
export function obstacleTo(person: PersonRow, { actor, principal }: CallContext): Obstacle | null {
  if (person.userId === actor.userId) return 'own_erasure'
  if (person.superAdmin && !principal.superAdmin) return 'erase_super_admin'
  return person.soleAdminOf.length > 0 ? 'erase_sole_admin' : null
}
