import { asOf } from '@telemachos/questionnaire/attempt/attempt'
import { nextState } from '@telemachos/questionnaire/attempt/transitions'
import type { GuestContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { TransactionNeeded } from '../../kernel/transaction-needed.ts'
import { accessSet, requireRespondent } from './policy.ts'
import { applyWrite, findAnswer, findOperation, insertLate } from './answer-store.ts'
import { expireSet } from './expire-attempts.ts'
import { noteOf } from './move-set.ts'
import { saveTogether } from './save-together.ts'
import {
  currentOf,
  decide,
  requireRight,
  NOTHING,
  operationOf,
  savedAs,
  type Given,
  type Saved,
  type Write,
} from './saving.ts'

/**
 * Saves one group's answer, once however often it is sent, and in the order in which its page wrote.
 * What comes after the time is over is kept apart and answered as `late`.
 *
 * Most saves are people's own, into an attempt that runs, of what nobody else has changed: those go
 * together with others'. Whatever else there is to decide is decided with the set locked.
 *
 * @throws not_found; rule_violated `not_respondent`, `not_allowed_now` (not running);
 *   invalid_input `unknown_group`, and for the answer as refuseAnswer or `characters`;
 *   quest_cleared for another epoch; quest_conflict with the current value, when another page has
 *   written since; idempotency_mismatch for a known OpId with another content.
 */
export async function saveAnswer(
  write: Write,
  given: Given,
  context: GuestContext,
): Promise<Saved> {
  if (context.inTransaction) return saveLocked(write, given, context)
  const saved = await saveTogether(write, given, context)
  if (!saved) throw new TransactionNeeded()
  return saved
}

async function saveLocked(write: Write, given: Given, context: GuestContext): Promise<Saved> {
  const { db, now } = context
  const locked = await accessSet(context, write.AnswerSetId, 'change')
  requireRespondent(locked, context)
  if ((write.Epoch ?? locked.attempt.epoch) !== locked.attempt.epoch) {
    throw new AppError('quest_cleared', { details: { Epoch: locked.attempt.epoch } })
  }
  const answer = await requireRight(context, locked, write.GroupId, given)
  const operation = operationOf(write, locked.attempt, answer, context)
  // Own answers are on record as operations; the audit log has what is done for somebody else.
  const isOwn = locked.respondentId === operation.by && !context.principal?.impersonation
  context.audit(isOwn ? { unchanged: true } : noteOf(locked))
  const before = await findOperation(db, write.OpId)
  if (before) {
    if (before.setId !== locked.id || before.digest !== operation.digest) {
      throw new AppError('idempotency_mismatch')
    }
    return savedAs('saved', locked, write.GroupId, { ...NOTHING, answer, rev: before.rev }, now)
  }
  const set = await expireSet(db, locked, now)
  const stored = await findAnswer(db, set.id, write.GroupId)
  const { state } = asOf(set.attempt, now.getTime())
  if (state === 'expired') {
    if (!(await insertLate(db, operation, answer))) throw new AppError('idempotency_mismatch')
    return savedAs('late', set, write.GroupId, stored ?? NOTHING, now)
  }
  if (!nextState(state, 'answer', 'respondent')) {
    throw ruleViolated('not_allowed_now', { State: state })
  }
  const decision = decide(write, answer, stored)
  switch (decision.kind) {
    case 'conflict':
      throw new AppError('quest_conflict', {
        details: { GroupId: write.GroupId, Current: currentOf(decision.stored ?? NOTHING) },
      })
    case 'outOfOrder':
      return savedAs('superseded', set, write.GroupId, decision.stored, now)
    case 'apply':
      if (!(await applyWrite(db, operation, decision.stored))) {
        throw new AppError('idempotency_mismatch')
      }
      return savedAs('saved', set, write.GroupId, decision.stored, now)
  }
}
