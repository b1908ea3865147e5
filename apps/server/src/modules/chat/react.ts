import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { announceChange } from './announce.ts'
import { lockConversation } from './conversation-store.ts'
import { touchMessage } from './message-store.ts'
import { accessOpen, allowReacting, seenMessage } from './policy.ts'
import { setReaction } from './reaction-store.ts'
import { messageToWire } from './to-wire.ts'

type Call = typeof contract.chat.calls.reactToMessage

/**
 * Keeps what the caller feels about a message. Pages that have the message learn of it as of a change of it.
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
  allowReacting(message, context)
  const reacting = { messageId: message.id, userId: actor.userId, reaction: Reaction, at: now }
  if (!(await setReaction(db, reacting))) {
    audit({ unchanged: true })
    return messageToWire(context, message)
  }
  await touchMessage(db, message.id)
  audit({ detail: { conversation: ConversationId, seq: Seq } })
  await announceChange(context, ConversationId)
  return messageToWire(context, await seenMessage(context, ConversationId, Seq))
}
