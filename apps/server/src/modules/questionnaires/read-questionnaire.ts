import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext, GuestContext } from '../../kernel/context.ts'
import { accessAction } from '../actions/index.ts'
import { accessQuestCell, accessSet, finishedSet, keyOf } from './policy.ts'
import { clockOf, clockOfNone, type Clock } from './answer-set.ts'
import { findSetByKey } from './answer-set-store.ts'
import { expireSet } from './expire-attempts.ts'
import { presentQuestionnaire, type Questionnaire } from './present-questionnaire.ts'

type Calls = typeof contract.questionnaires.calls

/** A mentee's questionnaire of an action. @throws not_found; rule_violated `not_published`. */
export async function readOfMentee(
  { ActionId, MenteeId, Lang }: InputOf<Calls['getByMenteeAction']>,
  context: CallContext,
): Promise<Questionnaire> {
  const { key } = await accessQuestCell(context, MenteeId, ActionId)
  return presentQuestionnaire(context, key, await findSetByKey(context.db, key), Lang)
}

/** The caller's own copy of an action's questionnaire. @throws as readOfMentee. */
export async function readOwnCopy(
  { ActionId, Lang }: InputOf<Calls['getMentorQuest']>,
  context: CallContext,
): Promise<Questionnaire> {
  await accessAction(context, ActionId)
  const key = await keyOf(context, ActionId, null)
  return presentQuestionnaire(context, key, await findSetByKey(context.db, key), Lang)
}

/** One answer set with its questionnaire. @throws not_found. */
export async function readSet(
  { AnswerSetId, Lang }: InputOf<Calls['getByAnswerSetId']>,
  context: GuestContext,
): Promise<Questionnaire> {
  const set = await accessSet(context, AnswerSetId, 'read')
  return presentQuestionnaire(context, set, set, Lang)
}

/** A mentee's finished questionnaire of an action. @throws not_found before it is finished. */
export async function readAnswered(
  { ActionId, MenteeId, Lang }: InputOf<Calls['getAnswered']>,
  context: CallContext,
): Promise<Questionnaire> {
  const { key } = await accessQuestCell(context, MenteeId, ActionId)
  const set = finishedSet(await findSetByKey(context.db, key))
  finishedSet(set.attempt.state === 'finished')
  const presented = await presentQuestionnaire(context, key, set, Lang)
  return { ...presented, CanAnswer: false }
}

/** How a set stands now. @throws not_found. */
export async function readClock(
  { AnswerSetId }: InputOf<Calls['getRemainingTime']>,
  context: GuestContext,
): Promise<Clock> {
  const set = await accessSet(context, AnswerSetId, 'read')
  return clockOf(await expireSet(context.db, set, context.now), context.now)
}

/** How a mentee's questionnaire of an action stands; Not Found before its start. */
export async function readClockOfMentee(
  { ActionId, MenteeId }: InputOf<Calls['getRemainingTimeByAction']>,
  context: CallContext,
): Promise<Clock> {
  const { db, now } = context
  const { key } = await accessQuestCell(context, MenteeId, ActionId)
  const set = await findSetByKey(db, key)
  return set ? clockOf(await expireSet(db, set, now), now) : clockOfNone(now, 'Not Found')
}
