import { moveAttempt, type Move, type Moved } from '@telemachos/questionnaire/attempt/attempt'
import type { Party } from '@telemachos/questionnaire/attempt/transitions'
import type { GuestContext } from '../../kernel/context.ts'
import { announceAttempt } from './announce.ts'
import type { AnswerSet } from './answer-set.ts'
import { saveAttempt } from './answer-set-store.ts'
import { ruleViolated } from '../../kernel/errors.ts'

const RULES: Record<Extract<Moved, { ok: false }>['why'], string> = {
  expired: 'expired',
  not_allowed: 'not_allowed_now',
  still_over: 'still_over',
}

/**
 * Moves a locked set as the state machine says, keeps and announces it. Where nothing changes,
 * nothing is left behind.
 * @throws rule_violated `expired`, `not_allowed_now`, `still_over`.
 */
export async function moveSet(
  context: GuestContext,
  set: AnswerSet,
  move: Move,
  who: Party,
): Promise<AnswerSet> {
  const { db, actor, now } = context
  const moved = moveAttempt(set.attempt, move, who, now.getTime())
  if (!moved.ok) throw ruleViolated(RULES[moved.why], { State: set.attempt.state })
  if (moved.attempt === set.attempt) {
    context.audit({ unchanged: true })
    return set
  }
  const { state } = moved.attempt
  const next = {
    ...set,
    versionId: state === 'notStarted' ? null : set.versionId,
    attempt: moved.attempt,
  }
  await saveAttempt(db, next, { from: set.attempt.state, by: actor?.userId ?? null })
  announceAttempt(context, next)
  context.audit(noteOf(next))
  return next
}

/** What the audit row says of a set. */
export function noteOf({ id, projectId, menteeId, respondentId, actionId }: AnswerSet) {
  const subjectId = menteeId ?? respondentId
  return {
    projectId,
    ...(subjectId !== null && { subjectId }),
    ...(actionId !== null && { actionId }),
    detail: { answerSetId: id },
  }
}
