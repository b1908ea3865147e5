import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import { listWritten } from './written-store.ts'

type Calls = typeof contract.development.calls

export async function getDevViews(
  _input: InputOf<Calls['getDevViews']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['getDevViews']>> {
  return listWritten(db, actor.projectId)
}

/**
 * Has pages read anew what they hold. A process holds nothing of what authors write for longer than a second,
 * so that there is nothing to start again.
 */
export async function recycle(
  _input: InputOf<Calls['recycle']>,
  { actor, emit }: CallContext,
): Promise<OutputOf<Calls['recycle']>> {
  emit(
    settingsChanged,
    { ProjectId: actor.projectId },
    { members: actor.projectId, project: actor.projectId },
  )
  return { ok: true }
}
