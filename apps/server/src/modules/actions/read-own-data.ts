import type { CallContext } from '../../kernel/context.ts'
import { accessCell } from './policy.ts'
import { asActionData, openDrawer, sharedDrawer, type ActionData } from './drawers.ts'

/**
 * A mentee's own data of an action.
 * @throws not_found.
 */
export async function readOwnData(
  { ActionId, MenteeId }: { readonly ActionId: number; readonly MenteeId: number },
  context: CallContext,
): Promise<ActionData> {
  const cell = await accessCell(context, MenteeId, ActionId)
  return asActionData(cell, cell.data ? JSON.stringify(cell.data) : undefined)
}

/**
 * What the calling mentee's mentor, for the action or by default, shares with all mentees.
 * @throws not_found.
 */
export async function readMentorsData(actionId: number, context: CallContext): Promise<ActionData> {
  const cell = await accessCell(context, context.actor.userId, actionId)
  const mentorId = cell.actionMentorId ?? cell.defaultMentorId
  if (mentorId === null) return asActionData({ actionId, menteeId: null }, undefined)
  return openDrawer(context, sharedDrawer(actionId, mentorId))
}
