import { asOf } from '@telemachos/questionnaire/attempt/attempt'
import type { CallContext } from '../../kernel/context.ts'
import type { Progress, ProgressedAction } from '../actions/index.ts'
import { clockOf, type AnswerSet } from './answer-set.ts'
import { listOfMentee } from './answer-set-store.ts'

/** How far a mentee is in the questionnaires that actions ask, by action. */
export async function readProgress(
  { db, actor, now }: CallContext,
  menteeId: number,
  actions: readonly ProgressedAction[],
): Promise<ReadonlyMap<number, Progress>> {
  const asking = actions.filter(({ QuestId }) => QuestId !== null).map(({ Id }) => Id)
  if (asking.length === 0) return new Map()
  const sets = await listOfMentee(db, actor.projectId, menteeId, asking)
  const byAction = new Map(sets.map((set) => [set.actionId, set]))
  return new Map(asking.map((id) => [id, { Attempt: attemptOf(byAction.get(id), now) }]))
}

function attemptOf(set: AnswerSet | undefined, now: Date): NonNullable<Progress['Attempt']> {
  if (!set) return { State: 'notStarted', Remaining: null, Until: null }
  const { State, Remaining } = clockOf(set, now)
  const { windowEnd } = asOf(set.attempt, now.getTime())
  const isRunning = State === 'started' || State === 'paused'
  return {
    State,
    Remaining: isRunning ? Remaining : null,
    Until: isRunning && windowEnd !== null ? new Date(windowEnd).toISOString() : null,
  }
}
