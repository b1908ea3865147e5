import { attemptChanged } from '@telemachos/contract/questionnaires/events'
import type { GuestContext } from '../../kernel/context.ts'
import { assignedStaffOf } from '../people/index.ts'
import type { AnswerSet } from './answer-set.ts'

/** Tells whose attempt it is, and everyone who looks after them, how it now stands. */
export function announceAttempt(context: GuestContext, set: AnswerSet): void {
  context.emit(attemptChanged, payloadOf(set), audienceOf(set))
}

export function payloadOf({ id, projectId, actionId, menteeId, attempt }: AnswerSet) {
  return {
    ProjectId: projectId,
    AnswerSetId: id,
    ActionId: actionId,
    MenteeId: menteeId,
    State: attempt.state,
  }
}

export function audienceOf({ projectId, actionId, menteeId, respondentId }: AnswerSet) {
  const about = menteeId ?? respondentId
  return {
    users: respondentId === null ? [] : [respondentId],
    project: projectId,
    rooms: about === null ? [] : assignedStaffOf(projectId, [about], actionId),
  }
}
