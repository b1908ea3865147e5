import { CONFIRM_FROM } from '@telemachos/contract/people/confirm-limits'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { readConfirmFrom } from './people-store.ts'

/**
 * Lets an act on many people through that its caller has confirmed by their number, or that touches
 * fewer than the project has set. It is asked of what the act has touched, within its transaction: what
 * is refused is taken back as a whole. The specification's calls have no such number: a caller who gives
 * none has no window in which to confirm, and is not asked.
 * @throws rule_violated `confirmation`, with how many people it would touch and from how many on it has
 *   to be confirmed.
 */
export async function requireConfirmed(
  { db, actor }: Pick<CallContext, 'db' | 'actor'>,
  touched: number,
  confirmed: number | undefined,
): Promise<void> {
  if (confirmed === undefined || touched === confirmed || touched < 2) return
  const from = (await readConfirmFrom(db, actor.projectId)) ?? CONFIRM_FROM
  if (touched >= from) throw ruleViolated('confirmation', { Count: touched, From: from })
}
