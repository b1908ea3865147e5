import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { OVERSEEING_ROLES } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { ownView } from './policy.ts'
import { ownerOf } from '../../kernel/saved-views-store.ts'
import { countFieldUses, countViewUses } from './uses-store.ts'

type Calls = typeof contract.people.calls

/** What depends on a field, or on some of its options, among all people of the project. */
export function readFieldUses(
  { Field, Options }: InputOf<Calls['getFieldUses']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['getFieldUses']>> {
  return countFieldUses(db, actor.projectId, Field, Options ?? null)
}

/** Who else has a view. @throws not_found for a view that is not the caller's to delete. */
export async function readViewUses(
  { Id }: InputOf<Calls['getViewUses']>,
  context: CallContext,
): Promise<OutputOf<Calls['getViewUses']>> {
  return ownView(await countViewUses(context.db, ownerOf(context), Id, OVERSEEING_ROLES))
}
