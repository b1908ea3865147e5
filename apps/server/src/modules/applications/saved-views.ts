import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { SavedViews } from '../../kernel/saved-views-store.ts'
import { ownView } from './policy.ts'

type Calls = typeof contract.applications.calls

const views = new SavedViews<OutputOf<Calls['saveView']>>('application_views')

/** Own and shared views of the list of applications. */
export function listViews(context: CallContext): Promise<OutputOf<Calls['listViews']>> {
  return views.list(context)
}

/**
 * Saves a view, or changes one.
 * @throws rule_violated for a name that its owner has already, for more than 50, and for sharing by
 *   somebody below ProjectManager; not_found for a view that is not the caller's to change.
 */
export async function saveView(
  input: InputOf<Calls['saveView']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveView']>> {
  return ownView(await views.save(input, context))
}

/** @throws not_found for a view that is not the caller's to delete. */
export async function deleteView(
  { Id }: InputOf<Calls['deleteView']>,
  context: CallContext,
): Promise<{ ok: true }> {
  ownView(await views.delete(Id, context))
  return { ok: true }
}
