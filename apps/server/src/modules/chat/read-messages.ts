import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { describeFiles, fileToWire } from '../files/index.ts'
import { searchPatterns } from '../people/index.ts'
import { FILES } from './file-rules.ts'
import * as store from './message-store.ts'
import { accessConversation } from './policy.ts'
import { messagesToWire } from './to-wire.ts'

type Calls = typeof contract.chat.calls

/** The last messages of a conversation before a time, or the first after a number. */
export async function getMessages(
  { ConversationId, Before, AfterSeq }: InputOf<Calls['getMessages']>,
  context: CallContext,
): Promise<OutputOf<Calls['getMessages']>> {
  const { db, actor } = context
  await accessConversation(context, ConversationId)
  const viewer = { userId: actor.userId, conversationId: ConversationId }
  const rows =
    AfterSeq === undefined
      ? await store.listBefore(db, viewer, Before ?? null)
      : await store.listFrom(db, viewer, AfterSeq)
  return messagesToWire(db, rows, actor.userId)
}

/** What is unread, or has changed since. */
export async function listNewMessages(
  { ConversationId, After }: InputOf<Calls['listNewMessages']>,
  context: CallContext,
): Promise<OutputOf<Calls['listNewMessages']>> {
  const { db, actor } = context
  await accessConversation(context, ConversationId)
  const viewer = { userId: actor.userId, conversationId: ConversationId }
  const rows =
    After === undefined
      ? await store.listUnread(db, viewer)
      : await store.listAfter(db, viewer, After)
  return messagesToWire(db, rows, actor.userId)
}

/** Messages of the caller's conversations that have all the words. */
export async function searchMessages(
  { Search, Before }: InputOf<Calls['searchMessages']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['searchMessages']>> {
  const { written, sounding } = searchPatterns(Search)
  const words = sounding ?? written
  return words.length === 0
    ? []
    : store.searchMessages(db, actor, { words, before: Before ?? null })
}

/** A page of the files of the caller's conversations. */
export async function listFiles(
  { page, count: size }: InputOf<Calls['listFiles']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listFiles']>> {
  const { rows, all } = await store.listWithFiles(db, actor, { page, count: size })
  const files = await describeFiles(
    db,
    FILES,
    rows.map(({ id }) => id),
    actor.userId,
  )
  const list = rows.flatMap(({ id, conversationId, seq, user, at }) =>
    (files.get(id)?.shown ?? []).map((file) => ({
      ConversationId: conversationId,
      Seq: seq,
      User: user,
      Time: at,
      File: fileToWire(file),
    })),
  )
  return { list, count: list.length, All: all }
}
