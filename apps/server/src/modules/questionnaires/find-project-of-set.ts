import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { PersonContext } from '../../kernel/context.ts'
import { accessSetElsewhere } from './policy.ts'

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
  const { projectId } = await accessSetElsewhere(context, AnswerSetId)
  return { ProjectId: projectId }
}
