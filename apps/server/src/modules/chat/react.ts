import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { announceReaction } from './announce.ts'
import { lockConversation } from './conversation-store.ts'
import { touchMessage } from './message-store.ts'
import { accessOpen, allowUsing, seenMessage } from './policy.ts'
import { setReaction } from './reaction-store.ts'
import { messageToWire } from './to-wire.ts'

type Call = typeof contract.chat.calls.reactToMessage

/**
 * Stores the caller's reaction to a message. It counts as a change of the message: pages that were away learn of it
 * by asking what changed.
 * @throws not_found; rule_violated `chat_deleted`, and as accessOpen.
 */
export async function reactToMessage(
  { ConversationId, Seq, Reaction }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { db, actor, now, audit } = context
  await accessOpen(context, ConversationId)
  await lockConversation(db, ConversationId)
  const message = await seenMessage(context, ConversationId, Seq)
  allowUsing(message, context)
  const reacting = { messageId: message.id, userId: actor.userId, reaction: Reaction, at: now }
  if (!(await setReaction(db, reacting))) {
    audit({ unchanged: true })
    return messageToWire(context, message)
  }
  await touchMessage(db, message.id)
  audit({ detail: { conversation: ConversationId, seq: Seq } })
  await announceReaction(context, ConversationId)
  return messageToWire(context, await seenMessage(context, ConversationId, Seq))
}
