import type { contract } from '@telemachos/contract'
import { MEMBER_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { actorIn } from '../../kernel/authorize.ts'
import type { PersonContext } from '../../kernel/context.ts'
import { notFound } from '../../kernel/errors.ts'
import { accessSet } from './access-set.ts'
import { projectOfSet } from './answer-set-store.ts'

type FindProject = typeof contract.questionnaires.calls.findProject

/**
 * The project of an answer set whose address is opened from another one (spec §2.1, root.quest): the
 * caller sees it as what they act there.
 * @throws not_found alike for what does not exist and for what the caller may not see anywhere.
 */
export async function findProjectOfSet(
  { AnswerSetId }: InputOf<FindProject>,
  context: PersonContext,
): Promise<OutputOf<FindProject>> {
  const { db, principal } = context
  const ProjectId = await projectOfSet(db, AnswerSetId)
  const actor = ProjectId === undefined ? undefined : actorIn(principal, ProjectId)
  if (!actor || !roleAllowed(actor.role, MEMBER_ROLES)) {
    throw notFound(`answer set ${AnswerSetId} is out of reach`)
  }
  await accessSet({ ...context, actor, markReachChecked() {} }, AnswerSetId, 'read')
  return { ProjectId: actor.projectId }
}
