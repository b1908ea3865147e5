import type { contract } from '@telemachos/contract'
import { chatChanged } from '@telemachos/contract/chat/events'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { isUniqueViolation } from '../../kernel/database/database.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { TransactionNeeded } from '../../kernel/transaction-needed.ts'
import { claimFile } from '../files/index.ts'
import { announceChange } from './announce.ts'
import { lockConversation, removeStrangers } from './conversation-store.ts'
import { FILES } from './file-rules.ts'
import { findSent, insertMessage } from './message-store.ts'
import { accessConversation, accessOpen, seenMessage } from './policy.ts'
import { searchKeyOf } from './search-key.ts'
import { sending } from './sending-store.ts'
import { messageToWire } from './to-wire.ts'

type Call = typeof contract.chat.calls.sendMessage

/**
 * Writes in a conversation; what was sent already is answered as it is. Most messages go together with
 * others' in one statement; whatever there is to decide besides is decided with the conversation held.
 * @throws not_found, for what it answers as well; invalid_input `required`, and as claimFile; rule_violated as accessOpen; conflict
 *   for an id that somebody else's message has.
 */
export async function sendMessage(
  input: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  if (context.inTransaction) return sendHeld(input, context)
  const sent = await sendTogether(input, context)
  if (!sent) throw new TransactionNeeded()
  return sent
}

/** @returns undefined where there is more to decide, and nothing has been written. */
async function sendTogether(
  { ConversationId, MessageId, Message, FileIds, ReplyTo }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call> | undefined> {
  const { actor, now, audit, emit, writeRow } = context
  if (Message === '' || FileIds.length > 0 || ReplyTo !== undefined) return undefined
  audit({ detail: { conversation: ConversationId, message: MessageId, files: 0 } })
  emit(chatChanged, { ProjectId: actor.projectId, ConversationId }, {})
  const row = { ...newMessage(ConversationId, MessageId, Message), projectId: actor.projectId }
  try {
    const sent = await writeRow(sending, { ...row, userId: actor.userId, at: now }, undefined)
    return sent && (await messageToWire(context, sent))
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

const newMessage = (conversationId: number, clientId: string, text: string) => ({
  conversationId,
  clientId,
  text,
  searchKey: searchKeyOf(text),
})

async function sendHeld(
  { ConversationId, MessageId, Message, FileIds, ReplyTo }: InputOf<Call>,
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
    return messageToWire(context, await seenMessage(context, ConversationId, sent.seq))
  }
  await accessOpen(context, ConversationId)
  if (ReplyTo !== undefined) await seenMessage(context, ConversationId, ReplyTo)
  if (place.isGroup) await removeStrangers(db, place)
  const row = await insertMessage(db, {
    ...newMessage(ConversationId, MessageId, Message),
    userId: actor.userId,
    files: fileIds.length,
    replyTo: ReplyTo ?? null,
    at: now,
  })
  // One after the other: they share the transaction's connection.
  for (const fileId of fileIds)
    await claimFile(context, { fileId, kind: FILES, ownerId: row.id, field: 'FileIds' })
  audit({ detail: { conversation: ConversationId, message: MessageId, files: fileIds.length } })
  await announceChange(context, ConversationId)
  return messageToWire(context, await seenMessage(context, ConversationId, row.seq))
}
