import { REPORT_ROLES } from '@telemachos/contract/chat/roles'
import type { ChatState } from '@telemachos/contract/chat/states'
import { roleAllowed } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { access, allow } from '../../kernel/policy.ts'
import { within } from '../people/index.ts'
import { countContacts } from './contact-store.ts'
import { findMessage, type MessageRow } from './message-store.ts'
import { findPlace, type Place } from './place-store.ts'
import { findReport } from './report-store.ts'

/** A conversation of the caller's own, in the project of the call. */
export const accessConversation = access(
  'conversation',
  ({ db, actor }: CallContext, conversationId: number) => findPlace(db, actor, conversationId),
)

const REFUSALS: Readonly<Record<Exclude<ChatState, 'open'>, string>> = {
  ended: 'chat_ended',
  blocked: 'chat_blocked',
  left: 'chat_left',
  off: 'chat_off',
}

/** One that takes messages of the caller's. */
export const accessOpen = access('conversation', accessConversation, [
  ({ state }) => state === 'open',
  ({ state }) => ruleViolated(state === 'open' ? 'chat_ended' : REFUSALS[state]),
])

/** A message that the caller sees. */
export const seenMessage = access(
  'message',
  ({ db, actor }: CallContext, conversationId: number, seq: number) =>
    findMessage(db, { userId: actor.userId, conversationId }, seq),
)

/** Changing and deleting: one's own, while it is there. */
export const allowChanging = allow<MessageRow, CallContext>(
  [({ userId }, { actor }) => userId === actor.userId, 'forbidden'],
  [({ isDeleted }) => !isDeleted, () => ruleViolated('chat_deleted')],
)

/** Reacting to it, and forwarding its files: while it is there. */
export const allowUsing = allow<MessageRow, CallContext>([
  ({ isDeleted }) => !isDeleted,
  () => ruleViolated('chat_deleted'),
])

/** Reporting: what somebody else wrote. */
export const allowReporting = allow<MessageRow, CallContext>([
  ({ userId }, { actor }) => userId !== actor.userId,
  () => ruleViolated('chat_own'),
])

/** Whether the caller names a group, and says who is in it: who made it. */
export const mayChangeGroup = (
  { isGroup, createdBy }: Pick<Place, 'isGroup' | 'createdBy'>,
  userId: number,
): boolean => isGroup && createdBy === userId

/** A group that the caller made. */
export const accessOwnGroup = access('group', accessOpen, [
  (place, { actor }) => mayChangeGroup(place, actor.userId),
  'forbidden',
])

/** A group that the caller is in. */
export const accessGroup = access('group', accessConversation, [
  ({ isGroup }) => isGroup,
  () => ruleViolated('chat_no_group'),
])

/** A conversation of the caller with one other. */
export const accessPair = access('conversation', accessConversation, [
  ({ isGroup }) => !isGroup,
  () => ruleViolated('chat_group'),
])

/** Somebody to whom the caller may write; who is not is answered as nobody. */
export const accessContact = access(
  'person',
  async ({ db, actor }: CallContext, userId: number) =>
    (await countContacts(db, actor, [userId])) === 1,
)

/**
 * People to whom the caller may write, all of them.
 * @throws invalid_input `chat_contact` naming the field.
 */
export async function requireContacts(
  { db, actor }: CallContext,
  userIds: readonly number[],
  field: string,
): Promise<void> {
  const wanted = [...new Set(userIds)]
  if (wanted.length > 0 && (await countContacts(db, actor, wanted)) !== wanted.length)
    throw refuseField(field, 'chat_contact')
}

/** Whether the caller is one of those who read reports. */
export const readsReports = ({ actor }: CallContext): boolean =>
  roleAllowed(actor.role, REPORT_ROLES)

/** Who reads reports, as far as they reach. */
export const readerOf = (context: CallContext) => ({
  ...context.actor,
  reach: within(context, { reads: 'named' }),
})

/** A report by or about people within reach. */
export const accessReport = access('report', (context: CallContext, reportId: number) =>
  findReport(context.db, readerOf(context), reportId),
)
