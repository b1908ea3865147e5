import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { linkedActions } from './policy.ts'
import { countUses } from './uses-store.ts'

type Calls = typeof contract.actions.calls

/** What depends on actions. @throws not_found when one of them is not linked to the project. */
export async function readUses(
  { ActionIds }: InputOf<Calls['getUses']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['getUses']>> {
  const { linked, ...uses } = await countUses(db, actor.projectId, ActionIds)
  linkedActions(linked === new Set(ActionIds).size)
  return uses
}
