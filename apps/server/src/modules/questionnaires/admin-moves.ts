import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { takeBack } from '../actions/index.ts'
import { accessQuestCell, accessSet } from './policy.ts'
import { clockOf, clockOfNone, type Clock } from './answer-set.ts'
import { findSetByKey, insertExtraTime } from './answer-set-store.ts'
import { deleteAnswers } from './answer-store.ts'
import { completeActionOf } from './complete-action-of.ts'
import { moveSet } from './move-set.ts'
import { scoreSet } from './score-set.ts'

type Calls = typeof contract.questionnaires.calls

const HOUR = 3_600_000

/** Clears all answers of a mentee's questionnaire of an action, if there are any. @throws not_found. */
export async function clearByAction(
  { ActionId, MenteeId }: InputOf<Calls['clearByAction']>,
  context: CallContext,
): Promise<Clock> {
  const { key } = await accessQuestCell(context, MenteeId, ActionId)
  const set = await findSetByKey(context.db, key)
  if (set) return clearSet({ id: set.id }, context)
  context.audit({ unchanged: true })
  return clockOfNone(context.now, 'Not Found')
}

/**
 * Clears all answers of a set: its epoch rises, so that what is still on its way is refused, and its
 * action is no longer completed. @throws not_found.
 */
export async function clearSet(
  { id }: InputOf<Calls['clear']>,
  context: CallContext,
): Promise<Clock> {
  const set = await accessSet(context, id, 'change')
  // What has not started may have been cleared before; its epoch rises all the same.
  const cleared = await moveSet(context, set, { event: 'clear' }, 'admin')
  await deleteAnswers(context.db, set.id)
  const { projectId, actionId, menteeId } = set
  if (actionId !== null && menteeId !== null) {
    await takeBack(context, { projectId, actionId, menteeId })
  }
  return clockOf(cleared, context.now)
}

/** Gives a person more time. @throws not_found; rule_violated `not_allowed_now`, `still_over`. */
export async function grantTime(
  { AnswerSetId, Factor, WindowHours }: InputOf<Calls['grantTime']>,
  context: CallContext,
): Promise<Clock> {
  const { db, actor, now } = context
  const set = await accessSet(context, AnswerSetId, 'change')
  const move = { event: 'grant', factor: Factor, addedWindow: WindowHours * HOUR } as const
  const granted = await moveSet(context, set, move, 'admin')
  await insertExtraTime(db, granted, {
    factor: Factor,
    windowHours: WindowHours,
    by: actor.userId,
    at: now,
  })
  return clockOf(granted, now)
}

/** Counts an expired attempt as finished at its deadline. @throws not_found; rule_violated. */
export async function settleExpired(
  { AnswerSetId }: InputOf<Calls['settleExpired']>,
  context: CallContext,
): Promise<Clock> {
  const set = await accessSet(context, AnswerSetId, 'change')
  const settled = await moveSet(context, set, { event: 'settle' }, 'admin')
  await scoreSet(context.db, settled, new Date(settled.attempt.finishedAt ?? context.now))
  await completeActionOf(context, settled)
  return clockOf(settled, context.now)
}
