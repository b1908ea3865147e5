import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { searchPatterns } from '../people/index.ts'
import { listContacts as findContacts } from './contact-store.ts'
import * as store from './conversation-store.ts'
import { accessConversation } from './policy.ts'
import { conversationToWire, describeOne } from './to-wire.ts'

type Calls = typeof contract.chat.calls

/** A page of the caller's conversations in the project. */
export async function listConversations(
  { Search, searchText, page, count: size }: InputOf<Calls['listConversations']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listConversations']>> {
  const { written, sounding } = searchPatterns(Search || searchText)
  const search = { words: sounding ?? written, page: { page, count: size } }
  const { rows, all } = await store.listConversations(db, actor, search)
  const list = rows.map((row) => conversationToWire(row, actor.userId))
  return { list, count: list.length, All: all }
}

/** One of the caller's conversations. */
export async function getConversation(
  { ConversationId }: InputOf<Calls['getConversation']>,
  context: CallContext,
): Promise<OutputOf<Calls['getConversation']>> {
  await accessConversation(context, ConversationId)
  return describeOne(context, ConversationId)
}

/** How many messages the caller has not read. */
export async function countNew(
  { ConversationId }: InputOf<Calls['countNew']>,
  context: CallContext,
): Promise<OutputOf<Calls['countNew']>> {
  if (ConversationId !== undefined) await accessConversation(context, ConversationId)
  return { New: await store.countNew(context.db, context.actor, ConversationId) }
}

/** A page of those to whom the caller may write. */
export async function listContacts(
  { Search, searchText, WithoutConversation, page, count: size }: InputOf<Calls['listContacts']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listContacts']>> {
  const { written, sounding } = searchPatterns(Search || searchText)
  const { rows, all } = await findContacts(db, actor, {
    words: sounding ?? written,
    page: { page, count: size },
    onlyNew: WithoutConversation,
  })
  return { list: rows, count: rows.length, All: all }
}
