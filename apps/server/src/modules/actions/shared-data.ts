import type { CallContext } from '../../kernel/context.ts'
import { accessAction } from './policy.ts'
import { parseData } from './data-object.ts'
import { fillDrawer, openDrawer, sharedDrawer, type ActionData } from './drawers.ts'

/**
 * The caller's data for all mentees of an action.
 * @throws not_found.
 */
export async function readSharedData(actionId: number, context: CallContext): Promise<ActionData> {
  await accessAction(context, actionId)
  return openDrawer(context, sharedDrawer(actionId, context.actor.userId))
}

/**
 * Merges into the caller's data for all mentees of an action.
 * @throws not_found; invalid_input as parseData and fillDrawer.
 */
export async function mergeSharedData(
  { ActionId, Data }: { readonly ActionId: number; readonly Data: string },
  context: CallContext,
): Promise<ActionData> {
  await accessAction(context, ActionId)
  const place = sharedDrawer(ActionId, context.actor.userId)
  const saved = await fillDrawer(context, place, { data: parseData(Data), merge: true })
  context.audit({ actionId: ActionId, detail: { drawer: place.drawer } })
  return saved
}
