import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { listOfApplicant } from './application-store.ts'
import { ownToken } from './policy.ts'

/**
 * The caller's own applications, for the applicant's page (spec §2.1). A token opens its application to
 * whoever has it: who acts in the person's place gets none.
 */
export async function listOwn(
  _input: unknown,
  { db, principal }: CallContext,
): Promise<OutputOf<typeof contract.applications.calls.listOwn>> {
  const ids = await listOfApplicant(db, principal.userId)
  return { Tokens: ids.map(ownToken) }
}
