import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Role } from '@telemachos/contract/core/roles'
import { identityChanged } from '@telemachos/contract/identity/events'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { announceUser } from './announce-user.ts'
import { assignableRoles } from './assignable-roles.ts'
import { findLastRolesChange } from './last-change-store.ts'
import * as store from './profile-store.ts'
import { accessRoles } from './policy.ts'

type UpdateRoles = typeof contract.people.calls.updateRoles

/** The roles in which somebody looks after people, by what the relation is called. */
const CARING_ROLES: Readonly<Record<string, readonly Role[]>> = {
  mentor: ['Mentor'],
  supervisor: ['Supervisor', 'SupervisorLite', 'SupervisorLitePlus'],
  coordinator: ['Coordinator'],
}

/**
 * Gives and takes roles of a person in the current project (spec §5, role assignment): only those
 * that the caller may assign, so that nobody raises their own power; whose last role is taken keeps that
 * of a mentee (§2.3), and an Admin's another takes. Their pages and sessions feel it within a second.
 *
 * @throws not_found for a person out of reach; conflict with the present roles in `details`, and who and when;
 *   invalid_input `duplicate`, `role_not_assignable`; rule_violated `own_admin`, `only_admin`,
 *   or `still_responsible` while they look after people in a role that is taken.
 */
export async function updateRoles(
  { UserId, Roles: wanted, Old }: InputOf<UpdateRoles>,
  context: CallContext,
): Promise<OutputOf<UpdateRoles>> {
  const { db, actor } = context
  const { projectId } = actor
  const { roles, hasOtherAdmin } = await accessRoles(context, UserId)
  const Roles: Role[] = wanted.length > 0 ? wanted : ['Mentee']
  if (new Set(Roles).size < Roles.length) throw refuseField('Roles', 'duplicate')
  if (Old && String(Old) !== String(roles)) {
    const last = await findLastRolesChange(db, projectId, UserId)
    throw new AppError('conflict', { details: { Roles: roles, ...last } })
  }
  const given = Roles.filter((role) => !roles.includes(role))
  const taken = roles.filter((role) => !Roles.includes(role))
  const assignable = assignableRoles(actor.level)
  if (![...given, ...taken].every((role) => assignable.includes(role))) {
    throw refuseField('Roles', 'role_not_assignable')
  }
  if (taken.includes('Admin') && UserId === actor.userId) throw violated('own_admin')
  if (taken.includes('Admin') && !hasOtherAdmin) throw violated('only_admin')
  if (await leavesPeople(UserId, taken, Roles, context)) throw violated('still_responsible')
  if (String(Roles) === String(roles)) {
    context.audit({ unchanged: true })
    return { Roles: roles }
  }
  await store.writeRoles(db, projectId, UserId, Roles)
  context.emit(identityChanged, {}, { users: [UserId] })
  announceUser(UserId, context)
  context.audit({ subjectId: UserId, detail: { given, taken } })
  return { Roles }
}

/** Whether they look after people in a role that they would hold no more. */
async function leavesPeople(
  userId: number,
  taken: readonly Role[],
  kept: readonly Role[],
  { db, actor }: CallContext,
): Promise<boolean> {
  if (taken.length === 0) return false
  const kinds = await store.listHeldKinds(db, actor.projectId, userId)
  return kinds.some((kind) => {
    const caring = CARING_ROLES[kind] ?? []
    return (
      taken.some((role) => caring.includes(role)) && !kept.some((role) => caring.includes(role))
    )
  })
}

const violated = (rule: string): AppError =>
  new AppError('rule_violated', { fields: [{ field: 'Roles', rule }] })
