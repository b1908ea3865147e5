import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { startPair } from './conversation-store.ts'
import { accessContact, accessOpen } from './policy.ts'
import { describeOne } from './to-wire.ts'

type Call = typeof contract.chat.calls.startConversation

/**
 * The conversation of the caller with somebody to whom they may write.
 * @throws not_found; rule_violated `chat_off` where the project's chat is closed, and where one of the
 *   two keeps the other away `chat_blocked` or `chat_ended`.
 */
export async function startConversation(
  { UserId }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const { db, actor, now, audit } = context
  await accessContact(context, UserId)
  const { id, isNew } = await startPair(db, UserId, { whose: actor, at: now })
  if (isNew) await accessOpen(context, id)
  audit(isNew ? { subjectId: UserId } : { unchanged: true })
  return describeOne(context, id)
}
