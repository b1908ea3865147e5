import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { announceChange } from './announce.ts'
import { lockConversation } from './conversation-store.ts'
import * as store from './message-store.ts'
import { accessOpen, accessConversation, allowChanging, seenMessage } from './policy.ts'
import { searchKeyOf } from './search-key.ts'
import { nothingLeft } from './tell-unread.ts'
import { messageToWire } from './to-wire.ts'

type Calls = typeof contract.chat.calls

/**
 * Changes a message of the caller's.
 * @throws not_found, forbidden; rule_violated `chat_deleted`, and as accessOpen.
 */
export async function editMessage(
  { ConversationId, Seq, Message }: InputOf<Calls['editMessage']>,
  context: CallContext,
): Promise<OutputOf<Calls['editMessage']>> {
  await accessOpen(context, ConversationId)
  return change(context, { ConversationId, Seq, text: Message })
}

/** Deletes a message of the caller's, in a closed conversation as well. @throws as editMessage. */
export async function deleteMessage(
  { ConversationId, Seq }: InputOf<Calls['deleteMessage']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteMessage']>> {
  await accessConversation(context, ConversationId)
  return change(context, { ConversationId, Seq, text: undefined })
}

interface Change {
  readonly ConversationId: number
  readonly Seq: number
  /** Undefined deletes. */
  readonly text: string | undefined
}

async function change(context: CallContext, { ConversationId, Seq, text }: Change) {
  const { db, now, audit } = context
  await lockConversation(db, ConversationId)
  const message = await seenMessage(context, ConversationId, Seq)
  allowChanging(message, context)
  if (text === message.text) {
    audit({ unchanged: true })
    return messageToWire(context, message)
  }
  await store.changeMessage(db, {
    conversationId: ConversationId,
    seq: Seq,
    text: text ?? '',
    searchKey: text === undefined ? '' : searchKeyOf(text),
    at: now,
    isDeletion: text === undefined,
  })
  if (text === undefined) await nothingLeft(db, ConversationId, now)
  audit({ detail: { conversation: ConversationId, seq: Seq } })
  await announceChange(context, ConversationId)
  return messageToWire(context, await seenMessage(context, ConversationId, Seq))
}
