import { chatChanged, chatReacted, chatRead, chatSeen } from '@telemachos/contract/chat/events'
import type { CallContext } from '../../kernel/context.ts'
import { listHearers } from './place-store.ts'

/**
 * Has everybody who is in a conversation load it again; where one of two keeps the other away, the caller's own
 * pages alone.
 * @param alsoTo who hears of this change in any case.
 */
export async function announceChange(
  { db, actor, emit }: CallContext,
  conversationId: number,
  alsoTo: readonly number[] = [],
): Promise<void> {
  const hearers = await listHearers(db, conversationId)
  const users = [...new Set([actor.userId, ...hearers, ...alsoTo])]
  const payload = { ProjectId: actor.projectId, ConversationId: conversationId }
  emit(chatChanged, payload, { users })
}

/** Has everybody who is in a conversation ask which messages have changed since, and for nothing else of it. */
export async function announceReaction(
  { db, actor, emit }: CallContext,
  conversationId: number,
): Promise<void> {
  const users = await listHearers(db, conversationId)
  const payload = { ProjectId: actor.projectId, ConversationId: conversationId }
  emit(chatReacted, payload, { users })
}

/** Has the caller's other pages count again. */
export function announceRead({ actor, emit }: CallContext, conversationId: number): void {
  const payload = { ProjectId: actor.projectId, ConversationId: conversationId }
  emit(chatRead, payload, { users: [actor.userId] })
}

/** Shows the other of two up to which message the caller has read. */
export function announceSeen(
  { actor, emit }: CallContext,
  { conversationId, readSeq }: { readonly conversationId: number; readonly readSeq: number },
  otherId: number,
): void {
  const where = { ProjectId: actor.projectId, ConversationId: conversationId }
  emit(chatSeen, { ...where, UserId: actor.userId, Seq: readSeq }, { users: [otherId] })
}
