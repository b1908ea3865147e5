import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { announceChange, announceRead, announceSeen } from './announce.ts'
import { changePlace } from './conversation-store.ts'
import * as store from './message-store.ts'
import { accessConversation, accessPair } from './policy.ts'
import { nothingUnread } from './tell-unread.ts'
import { describeOne } from './to-wire.ts'

type Calls = typeof contract.chat.calls

/** Has a conversation tell the caller of nothing, or again of everything. */
export async function mute(
  { ConversationId, Muted }: InputOf<Calls['mute']>,
  context: CallContext,
): Promise<OutputOf<Calls['mute']>> {
  const { db, actor } = context
  await accessConversation(context, ConversationId)
  const place = { conversationId: ConversationId, userId: actor.userId }
  if (await changePlace(db, place, { muted: Muted })) announceRead(context, ConversationId)
  // What somebody wants to hear of is nobody else's business: it leaves no row.
  context.audit({ unchanged: true })
  return { ok: true }
}

/** Keeps the other of two away, or lets them write again. @throws rule_violated `chat_group`. */
export async function block(
  { ConversationId, Blocked }: InputOf<Calls['block']>,
  context: CallContext,
): Promise<OutputOf<Calls['block']>> {
  const { db, actor, now, audit } = context
  const { otherId } = await accessPair(context, ConversationId)
  const isChanged = await changePlace(
    db,
    { conversationId: ConversationId, userId: actor.userId },
    { blockedAt: Blocked ? now : null },
  )
  audit(
    isChanged
      ? { ...(otherId !== null && { subjectId: otherId }), detail: { blocked: Blocked } }
      : { unchanged: true },
  )
  // Both pages close, or open again; of whatever follows a block, the other is told nothing.
  const other = otherId === null ? [] : [otherId]
  if (isChanged) await announceChange(context, ConversationId, other)
  return describeOne(context, ConversationId)
}

/** Keeps up to which message the caller has read; the other of two learns of it while the two may write. */
export async function markRead(
  { ConversationId, Seq }: InputOf<Calls['markRead']>,
  context: CallContext,
): Promise<OutputOf<Calls['markRead']>> {
  const { db, actor, now } = context
  const { otherId, state } = await accessConversation(context, ConversationId)
  const reader = { userId: actor.userId, conversationId: ConversationId }
  const readSeq = await store.markRead(db, reader, Seq)
  if (readSeq !== undefined) {
    announceRead(context, ConversationId)
    if (otherId !== null && state === 'open')
      announceSeen(context, { conversationId: ConversationId, readSeq }, otherId)
    await nothingUnread(db, reader, now)
  }
  context.audit({ unchanged: true })
  return { ok: true }
}
