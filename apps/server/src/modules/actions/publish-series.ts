import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { publishAction } from './publish-action.ts'

type PublishSeries = typeof contract.actions.calls.publishSeries

/**
 * Sets the dates of several meetings of a mentee, in one transaction: all of them or none. At most
 * twelve, one after another, since each is checked against those before it.
 *
 * @throws as publishAction, with `action` in the details or `Meetings.<index>` before the field;
 *   invalid_input `duplicate` when an action is named twice.
 */
export async function publishSeries(
  { MenteeId, Meetings }: InputOf<PublishSeries>,
  context: CallContext,
): Promise<OutputOf<PublishSeries>> {
  const named = new Set<number>()
  for (const [index, { ActionId, date }] of Meetings.entries()) {
    if (named.has(ActionId)) throw refuseField(`Meetings.${index}.ActionId`, 'duplicate')
    named.add(ActionId)
    try {
      await publishAction({ ActionId, MenteeId, date }, context)
    } catch (error) {
      throw error instanceof AppError ? naming(error, index, ActionId) : error
    }
  }
  return { ok: true }
}

/** The same refusal, saying which of the meetings it is about. */
function naming(error: AppError, index: number, actionId: number): AppError {
  return new AppError(error.code, {
    fields: error.fields.map(({ field, rule }) => ({ field: `Meetings.${index}.${field}`, rule })),
    details: { ...error.details, action: actionId },
    reason: error.message,
  })
}
