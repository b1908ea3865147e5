import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { PersonContext, Principal } from '../../kernel/context.ts'
import { notFound } from '../../kernel/errors.ts'
import { updateDefaultProject } from '../people/index.ts'

type SetDefaultProject = typeof contract.identity.calls.setDefaultProject

/**
 * Chooses the project in which a person's next session begins. It is their own choice, or that of
 * an Admin of the project (spec §6).
 * @throws not_found alike for what the caller may not touch and for what does not exist.
 */
export async function setDefaultProject(
  { UserId, ProjectId }: InputOf<SetDefaultProject>,
  context: PersonContext,
): Promise<OutputOf<SetDefaultProject>> {
  const mayChoose = UserId === context.principal.userId || isAdminOf(ProjectId, context.principal)
  if (!mayChoose || !(await updateDefaultProject(context.db, UserId, ProjectId))) {
    throw notFound('no such person in a project of the caller')
  }
  context.audit({ subjectId: UserId, projectId: ProjectId })
  return { ok: true }
}

/** In the session's own project somebody is what they have chosen to be. */
function isAdminOf(
  projectId: number,
  { superAdmin, memberships, projectId: chosen, role }: Principal,
): boolean {
  if (superAdmin) return true
  const isHeld = memberships.get(projectId)?.includes('Admin') ?? false
  return isHeld && (projectId !== chosen || role === 'Admin')
}
