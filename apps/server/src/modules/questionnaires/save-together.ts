import { isUniqueViolation } from '../../kernel/database/database.ts'
import { asOf } from '@telemachos/questionnaire/attempt/attempt'
import { isSignedIn, type GuestContext } from '../../kernel/context.ts'
import { visibleFlags } from '../actions/index.ts'
import { attemptFrom, type AnswerSet } from './answer-set.ts'
import { findOwnRunning, savingOwn } from './own-answer-store.ts'
import { mayNameFile } from './read-file.ts'
import {
  decide,
  requireRight,
  operationOf,
  savedAs,
  type Given,
  type Saved,
  type Write,
} from './saving.ts'
import { versionFor } from './versions.ts'

/**
 * Saves somebody's own answer into their running attempt, together with what others save at the same
 * time. The set is not locked while this decides: the write looks again at all that it rests on.
 *
 * @returns undefined where there is more to decide, and nothing has been written.
 * @throws invalid_input as requireRight.
 */
export async function saveTogether(
  write: Write,
  given: Given,
  context: GuestContext,
): Promise<Saved | undefined> {
  if (!isSignedIn(context) || context.principal.impersonation) return undefined
  const { db, actor, now } = context
  const found = await findOwnRunning(db, {
    setId: write.AnswerSetId,
    groupId: write.GroupId,
    opId: write.OpId,
    projectId: actor.projectId,
    userId: actor.userId,
    flags: visibleFlags(actor.role),
  })
  if (!found || found.columns.epoch !== (write.Epoch ?? found.columns.epoch)) return undefined
  context.markReachChecked()
  const { definition, places } = await versionFor(db, found.of)
  const { duration, window } = definition
  const set: AnswerSet = {
    ...found.of,
    attempt: attemptFrom({ ...found.columns, duration, window }),
  }
  const question = places.get(write.GroupId)?.question
  const hasEnded = asOf(set.attempt, now.getTime()) !== set.attempt
  if (hasEnded || (question && mayNameFile(question))) return undefined
  const answer = await requireRight(context, set, write.GroupId, given)
  const decision = decide(write, answer, found.stored)
  if (decision.kind !== 'apply') return undefined
  const operation = operationOf(write, set.attempt, answer, context)
  const row = { ...operation, stored: decision.stored }
  // Own answers are on record as operations.
  context.audit({ unchanged: true })
  try {
    const isWritten = await context.writeRow(savingOwn, row, undefined)
    return isWritten ? savedAs('saved', set, write.GroupId, decision.stored, now) : undefined
  } catch (error) {
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}
