import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Db } from '../../kernel/database/database.ts'
import type { Actor } from '../../kernel/context.ts'
import { describeFiles, fileToWire, withheldToWire } from '../files/index.ts'
import { describeConversation, type ConversationRow } from './conversation-store.ts'
import { FILES } from './file-rules.ts'
import type { MessageRow } from './message-store.ts'
import { mayChangeGroup } from './policy.ts'

type Conversation = OutputOf<typeof contract.chat.calls.getConversation>
type Message = OutputOf<typeof contract.chat.calls.sendMessage>

/** A conversation as the wire has it. */
export function conversationToWire(
  { createdBy, ...row }: ConversationRow,
  userId: number,
): Conversation {
  const isOwn = mayChangeGroup({ isGroup: row.IsGroup, createdBy }, userId)
  const isOpen = row.State === 'open'
  // A closed one shows it to neither: whether it ended or the other keeps them away is told by nothing.
  const Users = isOpen ? row.Users : row.Users.map((user) => ({ ...user, ReadSeq: null }))
  return { ...row, Users, MayChange: isOwn && isOpen }
}

/** A conversation of the caller's, as it is now. */
export async function describeOne(
  { db, actor }: { readonly db: Db; readonly actor: Actor },
  conversationId: number,
): Promise<Conversation> {
  return conversationToWire(await describeConversation(db, actor, conversationId), actor.userId)
}

/**
 * Messages as the wire has them, with the files that somebody is shown; those of a deleted one are shown
 * where it was reported.
 * @param reportedId the message that was reported.
 */
export async function messagesToWire(
  db: Db,
  rows: readonly MessageRow[],
  viewerId: number,
  reportedId?: number,
): Promise<Message[]> {
  const showsFiles = ({ id, files, isDeleted }: MessageRow) =>
    files > 0 && (!isDeleted || id === reportedId)
  const withFiles = rows.filter(showsFiles)
  const files =
    withFiles.length > 0
      ? await describeFiles(
          db,
          FILES,
          withFiles.map(({ id }) => id),
          viewerId,
        )
      : undefined
  return rows.map((row) => ({
    Seq: row.seq,
    Rev: row.rev,
    MessageId: row.clientId,
    Message: row.isDeleted ? '' : row.text,
    Time: row.at,
    UserId: row.userId,
    EditedAt: row.editedAt,
    Deleted: row.isDeleted,
    Files: (files?.get(row.id)?.shown ?? []).map((file) => fileToWire(file)),
    ...withheldToWire(files?.get(row.id)?.withheld),
    ...(row.quote && !row.isDeleted && { ReplyTo: row.quote }),
    ...(row.reactions && !row.isDeleted && { Reactions: row.reactions }),
  }))
}

/** One message as the wire has it. */
export async function messageToWire(
  { db, actor }: { readonly db: Db; readonly actor: Actor },
  row: MessageRow,
): Promise<Message> {
  const [message] = await messagesToWire(db, [row], actor.userId)
  if (!message) throw new Error('a message has become none')
  return message
}
