import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { storeCopies, uploadWhole, type StoredWhole } from '../files/index.ts'
import { FILES } from './file-rules.ts'
import { accessConversation, accessOpen, allowUsing, seenMessage } from './policy.ts'

type Call = typeof contract.chat.calls.copyFiles

/** The message whose files the caller may have, for a conversation in which they may write. */
async function accessForwarded({ ConversationId, Seq, To }: InputOf<Call>, context: CallContext) {
  await accessConversation(context, ConversationId)
  const message = await seenMessage(context, ConversationId, Seq)
  allowUsing(message, context)
  await accessOpen(context, To)
  return message
}

/**
 * Copies the contents of a message's files that the caller is shown.
 * @throws not_found; rule_violated `chat_deleted`, as accessOpen, and as storeCopies.
 */
export async function storeForwarded(
  input: InputOf<Call>,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredWhole[]> {
  const { id } = await accessForwarded(input, context)
  const category = `${FILES}/${input.To}`
  return storeCopies({ kind: FILES, ownerId: id, category }, context, storage)
}

/**
 * Makes the copies uploads of the caller's, which go with a message of theirs and stay when the first message goes.
 * @throws as storeForwarded.
 */
export async function copyFiles(
  input: InputOf<Call>,
  context: CallContext,
  stored: readonly StoredWhole[],
): Promise<OutputOf<Call>> {
  await accessForwarded(input, context)
  const quiet = { ...context, audit: () => undefined }
  const Files = []
  // One after the other: they share the transaction's connection.
  for (const one of stored) Files.push(await uploadWhole(one, quiet))
  context.audit({
    unchanged: Files.length === 0,
    detail: { conversation: input.ConversationId, to: input.To, files: Files.length },
  })
  return { Files }
}
