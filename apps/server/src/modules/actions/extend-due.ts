import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { announceData } from './announce.ts'
import { findDue, writeExtension } from './due-store.ts'
import { accessCell } from './policy.ts'

type Calls = typeof contract.actions.calls

/**
 * Gives one mentee more time for an action, and says so to everybody concerned.
 * @throws not_found; rule_violated `action_completed`, `no_deadline` where there is nothing to extend;
 *   conflict with the present Due where it is not the one that was seen; invalid_input `not_later` for a
 *   day that is not after it.
 */
export async function extendDue(
  { ActionId, MenteeId, Until, Reason, Seen }: InputOf<Calls['extendDue']>,
  context: CallContext,
): Promise<OutputOf<Calls['extendDue']>> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const { db, actor, now, audit } = context
  if (cell.completedAt !== null) throw ruleViolated('action_completed')
  const { due: before } = await findDue(db, cell)
  if (before === null) throw ruleViolated('no_deadline')
  if (before !== Seen) throw new AppError('conflict', { details: { Due: before } })
  if (Until <= before) throw refuseField('Until', 'not_later')
  const given = { until: Until, reason: Reason, by: actor.userId, at: now }
  await writeExtension(db, cell, given)
  audit({ subjectId: MenteeId, actionId: ActionId, detail: { from: before, to: Until } })
  announceData(context, cell)
  return { Due: Until }
}

/**
 * Takes back more time that one mentee was given; without any nothing changes.
 * @throws not_found.
 */
export async function withdrawExtension(
  { ActionId, MenteeId }: InputOf<Calls['withdrawExtension']>,
  context: CallContext,
): Promise<OutputOf<Calls['withdrawExtension']>> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const { db, audit } = context
  const before = await findDue(db, cell)
  if (before.extendedTo === null) {
    audit({ unchanged: true })
    return { Due: before.due }
  }
  await writeExtension(db, cell, null)
  const { due } = await findDue(db, cell)
  audit({ subjectId: MenteeId, actionId: ActionId, detail: { from: before.due, to: due } })
  announceData(context, cell)
  return { Due: due }
}
