import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'

/** The actions that the caller is shown, by the names that views and services know. */
export async function getActions(
  _input: InputOf<typeof contract.data.calls.getActions>,
  { actor, makeCall }: CallContext,
): Promise<OutputOf<typeof contract.data.calls.getActions>> {
  const answer = await makeCall('actions.listActions', { ProjectId: actor.projectId })
  const actions = answer as OutputOf<typeof contract.actions.calls.listActions>
  return actions.map(({ Id, Title, TypeId }) => ({ Id, Title, TypeId }))
}
