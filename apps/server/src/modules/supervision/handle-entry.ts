import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { accessPerson } from '../people/index.ts'
import { insertHandling } from './queue-store.ts'
import { watchOf } from './watch.ts'

/**
 * Takes what somebody waits for out of the queue; a day that has come already puts it back.
 * @throws not_found; rule_violated `not_waiting` when the person does not wait for that.
 */
export async function handleEntry(
  { MenteeId, Reasons, Note, Until }: InputOf<typeof contract.supervision.calls.handleEntry>,
  context: CallContext,
): Promise<{ ok: true }> {
  await accessPerson(context, MenteeId, 'none')
  const isKept = await insertHandling(context.db, await watchOf(context), {
    menteeId: MenteeId,
    reasons: Reasons,
    note: Note,
    until: Until,
    by: context.actor.userId,
  })
  if (!isKept) throw new AppError('rule_violated', { details: { rule: 'not_waiting' } })
  context.audit({ subjectId: MenteeId, detail: { reasons: Reasons, until: Until } })
  return { ok: true }
}
