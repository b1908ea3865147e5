import { chatChanged, chatRead, chatSeen } from '@telemachos/contract/chat/events'
import type { CallContext } from '../../kernel/context.ts'
import { listMembers } from './place-store.ts'

/** Has everybody who is in a conversation load it again. */
export async function announceChange(
  { db, actor, emit }: CallContext,
  conversationId: number,
  alsoTo: readonly number[] = [],
): Promise<void> {
  const users = [...(await listMembers(db, conversationId)), ...alsoTo]
  const payload = { ProjectId: actor.projectId, ConversationId: conversationId }
  emit(chatChanged, payload, { users })
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
