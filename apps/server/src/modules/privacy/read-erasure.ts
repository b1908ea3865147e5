import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { findErasure } from './erase-store.ts'
import { findHandled, knownErasure } from './policy.ts'

type GetErasure = typeof contract.privacy.calls.getErasure

/**
 * What was done when a person was erased, as the log has it. Sections are for those to whom the
 * person was to erase: they count rows of every project.
 * @throws not_found for somebody who has never been in the caller's project, or is not erased.
 */
export async function readErasure(
  { UserId }: InputOf<GetErasure>,
  context: CallContext,
): Promise<OutputOf<GetErasure>> {
  const { person, mayHandle } = await findHandled(context, UserId)
  const { sections, ...erasure } = knownErasure(
    await findErasure(context.db, UserId, person.projectIds),
  )
  return { ...erasure, Sections: mayHandle ? sections : [] }
}
