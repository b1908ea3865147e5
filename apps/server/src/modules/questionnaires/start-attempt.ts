import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { defaultAnswers } from '@telemachos/questionnaire/default-answers'
import { isSignedIn, type CallContext, type GuestContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { accessAction, allowDoing } from '../actions/index.ts'
import { within } from '../people/index.ts'
import { accessQuestCell, accessSet, keyOf, requirePerson, requireRespondent } from './policy.ts'
import { clockOf, type AnswerSet, type Clock } from './answer-set.ts'
import { openSet } from './answer-set-store.ts'
import { writeDefaults } from './answer-store.ts'
import { moveSet } from './move-set.ts'
import { versionFor } from './versions.ts'

type Start = InputOf<typeof contract.questionnaires.calls.start>

/**
 * Starts the clock as the first question opens, and settles which version is answered. Starting
 * again changes nothing. It begins with the default values, once.
 * @throws not_found; rule_violated `not_respondent`, `not_published`, as allowDoing, `expired`,
 *   `not_allowed_now`; quest_version when another version has been published than the page shows;
 *   invalid_input `no_answer_set`.
 */
export async function startAttempt(input: Start, context: GuestContext): Promise<Clock> {
  const set = await findOrMake(input, context)
  requireRespondent(set, context)
  const version = await versionFor(context.db, set)
  if (input.VersionId && input.VersionId !== version.id) {
    throw new AppError('quest_version', { details: { VersionId: version.id } })
  }
  const pinned = { ...set, versionId: version.id }
  const started = await moveSet(context, pinned, { event: 'start' }, 'respondent')
  if (set.attempt.state === 'notStarted') {
    const defaults = defaultAnswers(version.definition)
    await writeDefaults(context.db, set.id, defaults, context.now)
  }
  return clockOf(started, context.now)
}

async function findOrMake(
  { AnswerSetId, ActionId, MenteeId }: Start,
  context: GuestContext,
): Promise<AnswerSet> {
  const { db, now } = context
  if (AnswerSetId) {
    const set = await accessSet(context, AnswerSetId, 'change')
    if (isSignedIn(context) && set.actionId !== null && set.menteeId !== null) {
      await requireEnabled(context, set.menteeId, set.actionId)
    }
    return set
  }
  if (!ActionId) throw refuseField('AnswerSetId', 'no_answer_set')
  requirePerson(context)
  const key = MenteeId
    ? await requireEnabled(context, MenteeId, ActionId)
    : await ownCopy(context, ActionId)
  // Nobody makes a set that they may not answer.
  requireRespondent(key, context)
  await versionFor(db, { ...key, versionId: null })
  return openSet(db, key, now)
}

/** A mentee's own copy is the one about them; a mentor's is about nobody. */
async function ownCopy(context: CallContext, actionId: number) {
  const { actor } = context
  if (actor.role === 'Mentee') return requireEnabled(context, actor.userId, actionId)
  within(context, { reads: 'all' })
  await accessAction(context, actionId)
  return keyOf(context, actionId, null)
}

async function requireEnabled(context: CallContext, menteeId: number, actionId: number) {
  const { cell, key } = await accessQuestCell(context, menteeId, actionId)
  if (cell.completedAt === null) allowDoing(cell, context)
  return key
}
