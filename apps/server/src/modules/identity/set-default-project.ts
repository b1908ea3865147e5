import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { PersonContext } from '../../kernel/context.ts'
import { changeDefaultProject } from './policy.ts'

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
  await changeDefaultProject(context, UserId, ProjectId)
  context.audit({ subjectId: UserId, projectId: ProjectId })
  return { ok: true }
}
