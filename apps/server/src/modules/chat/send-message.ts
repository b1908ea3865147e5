import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { claimFile } from '../files/index.ts'
import { announceChange } from './announce.ts'
import { lockConversation, removeStrangers } from './conversation-store.ts'
import { FILES } from './file-rules.ts'
import { findSent, insertMessage } from './message-store.ts'
import { accessConversation, accessOpen } from './policy.ts'
import { searchKeyOf } from './search-key.ts'
import { messageToWire } from './to-wire.ts'

type Call = typeof contract.chat.calls.sendMessage

/**
 * Writes in a conversation; what was sent already is answered as it is.
 * @throws not_found; invalid_input `required`, and as claimFile; rule_violated as accessOpen; conflict
 *   for an id that somebody else's message has.
 */
export async function sendMessage(
  { ConversationId, MessageId, Message, FileIds }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { db, actor, now, audit } = context
  const place = await accessConversation(context, ConversationId)
  const fileIds = [...new Set(FileIds)]
  if (Message === '' && fileIds.length === 0) throw refuseField('Message', 'required')
  await lockConversation(db, ConversationId)
  const sent = await findSent(db, ConversationId, MessageId)
  if (sent) {
    if (sent.userId !== actor.userId) throw new AppError('conflict')
    audit({ unchanged: true })
    return messageToWire(db, sent)
  }
  await accessOpen(context, ConversationId)
  if (place.isGroup) await removeStrangers(db, place)
  const row = await insertMessage(db, {
    conversationId: ConversationId,
    userId: actor.userId,
    clientId: MessageId,
    text: Message,
    searchKey: searchKeyOf(Message),
    files: fileIds.length,
    at: now,
  })
  // One after the other: they share the transaction's connection.
  for (const fileId of fileIds)
    await claimFile(context, { fileId, kind: FILES, ownerId: row.id, field: 'FileIds' })
  audit({ detail: { conversation: ConversationId, seq: row.seq, files: fileIds.length } })
  await announceChange(context, ConversationId)
  return messageToWire(db, row)
}
