import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { whatIsMissing } from './action-needs.ts'
import { accessCell } from './policy.ts'

type GetMissing = typeof contract.actions.calls.getMissing

/**
 * What the caller has to see to before the action may be completed; nothing of one that is.
 * @throws not_found.
 */
export async function readMissing(
  { ActionId, MenteeId }: InputOf<GetMissing>,
  context: CallContext,
): Promise<OutputOf<GetMissing>> {
  const cell = await accessCell(context, MenteeId, ActionId)
  return cell.completedAt === null ? whatIsMissing(context, cell) : []
}
