import type { contract } from '@telemachos/contract'
import { MAX_GROUP } from '@telemachos/contract/chat/limits'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { announceChange } from './announce.ts'
import * as store from './conversation-store.ts'
import { listMembers } from './place-store.ts'
import { accessGroup, accessOpen, accessOwnGroup, requireContacts } from './policy.ts'
import { describeOne } from './to-wire.ts'

type Calls = typeof contract.chat.calls

/**
 * Begins a group.
 * @throws invalid_input `chat_contact` for people to whom the caller may not write; rule_violated
 *   `chat_off`.
 */
export async function createGroup(
  { Title, UserIds }: InputOf<Calls['createGroup']>,
  context: CallContext,
): Promise<OutputOf<Calls['createGroup']>> {
  const { db, actor, now, audit } = context
  const userIds = [...new Set(UserIds)].filter((userId) => userId !== actor.userId)
  if (userIds.length === 0) throw refuseField('UserIds', 'required')
  await requireContacts(context, userIds, 'UserIds')
  const id = await store.insertGroup(db, { title: Title, userIds }, { whose: actor, at: now })
  await accessOpen(context, id)
  audit({ detail: { people: userIds.length } })
  await announceChange(context, id)
  return describeOne(context, id)
}

/**
 * Names a group of the caller's, adds people and takes people out.
 * @throws not_found, forbidden; invalid_input `chat_contact`, `chat_full`, and as accessOpen.
 */
export async function changeGroup(
  { ConversationId, Title, Add, Remove }: InputOf<Calls['changeGroup']>,
  context: CallContext,
): Promise<OutputOf<Calls['changeGroup']>> {
  const { db, actor, audit } = context
  await accessOwnGroup(context, ConversationId)
  const removed = Remove.filter((userId) => userId !== actor.userId)
  await requireContacts(context, Add, 'Add')
  await store.lockConversation(db, ConversationId)
  if (Title !== undefined) await store.nameGroup(db, ConversationId, Title)
  if (removed.length > 0) await store.removeMembers(db, ConversationId, removed)
  if (Add.length > 0) await store.addMembers(db, ConversationId, [...new Set(Add)])
  if ((await listMembers(db, ConversationId)).length > MAX_GROUP)
    throw refuseField('Add', 'chat_full')
  audit({ detail: { added: Add.length, removed: removed.length } })
  await announceChange(context, ConversationId, removed)
  return describeOne(context, ConversationId)
}

/** Takes the caller out of a group. @throws not_found; rule_violated `chat_no_group`. */
export async function leaveGroup(
  { ConversationId }: InputOf<Calls['leaveGroup']>,
  context: CallContext,
): Promise<OutputOf<Calls['leaveGroup']>> {
  const { db, actor } = context
  await accessGroup(context, ConversationId)
  await store.lockConversation(db, ConversationId)
  await store.removeMembers(db, ConversationId, [actor.userId])
  await announceChange(context, ConversationId, [actor.userId])
  return describeOne(context, ConversationId)
}
