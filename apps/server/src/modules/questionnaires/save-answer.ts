import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Answer } from '@telemachos/questionnaire/answers'
import { asOf } from '@telemachos/questionnaire/attempt/attempt'
import { nextState } from '@telemachos/questionnaire/attempt/transitions'
import { decideSave, type StoredAnswer } from '@telemachos/questionnaire/saving/decide-save'
import { refuseAnswer } from '@telemachos/questionnaire/types/all-types'
import { createHash } from 'node:crypto'
import type { HolderContext } from '../../kernel/context.ts'
import { AppError, refuseField } from '../../kernel/errors.ts'
import { accessSet, demandRespondent, ruleViolated } from './access-set.ts'
import { clockOf, type AnswerSet } from './answer-set.ts'
import {
  applyWrite,
  findAnswer,
  findOperation,
  insertLate,
  type Operation,
} from './answer-store.ts'
import { expireSet } from './expire-attempts.ts'
import { noteOf } from './move-set.ts'
import { demandOwnFile } from './read-file.ts'
import { versionFor } from './versions.ts'

type Calls = typeof contract.questionnaires.calls
type Write = Omit<InputOf<Calls['answerOpen']>, 'Text'>
type Saved = OutputOf<Calls['answerOpen']>

const NOTHING: StoredAnswer = {
  answer: { optionId: null, text: null },
  rev: 0,
  clientId: '',
  seq: 0,
}

/**
 * Saves one group's answer, once however often it is sent, and in the order in which its page wrote.
 * What comes after the time is over is kept apart and answered as `late`.
 *
 * @param field the input's field that holds the answer, for refusals.
 * @throws not_found; rule_violated `not_respondent`, `not_allowed_now` (not running);
 *   invalid_input `unknown_group`, and for the answer as refuseAnswer or `characters`;
 *   quest_cleared for another epoch; quest_conflict with the current value, when another page has
 *   written since; idempotency_mismatch for a known OpId with another content.
 */
export async function saveAnswer(
  write: Write,
  { field, answer }: { readonly field: 'OptionId' | 'Text'; readonly answer: Answer },
  context: HolderContext,
): Promise<Saved> {
  const { db, actor, now } = context
  const locked = await accessSet(context, write.AnswerSetId, 'change')
  demandRespondent(context, locked)
  if (write.Epoch !== locked.attempt.epoch) {
    throw new AppError('quest_cleared', { details: { Epoch: locked.attempt.epoch } })
  }
  await demandRight(context, locked, write.GroupId, field, answer)
  const operation: Operation = {
    opId: write.OpId,
    setId: locked.id,
    epoch: write.Epoch,
    groupId: write.GroupId,
    digest: digestOf(write.GroupId, answer),
    at: now,
    by: actor?.userId ?? null,
  }
  // Own answers are on record as operations; the audit log has what is done for somebody else.
  const isOwn = locked.respondentId === operation.by && !context.principal?.standIn
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
    await insertLate(db, operation, answer)
    return savedAs('late', set, write.GroupId, stored ?? NOTHING, now)
  }
  if (!nextState(state, 'answer', 'respondent')) {
    throw ruleViolated('not_allowed_now', { State: state })
  }
  const decision = decideSave(stored, {
    opId: write.OpId,
    clientId: write.ClientId,
    seq: write.Seq,
    baseRev: write.BaseRev,
    answer,
  })
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

/** The answer belongs to a group of the version, and is right for its question. */
async function demandRight(
  context: HolderContext,
  set: AnswerSet,
  groupId: number,
  field: string,
  answer: Answer,
): Promise<void> {
  const version = await versionFor(context.db, set)
  const place = version.places.get(groupId)
  if (!place) throw refuseField('GroupId', 'unknown_group')
  const text = answer.text ?? ''
  if (text.includes('\0') || !text.isWellFormed()) throw refuseField(field, 'characters')
  const rule = refuseAnswer(place.question, place.group, answer)
  if (rule) throw refuseField(field, rule)
  await demandOwnFile(context, set, { question: place.question, groupId }, answer)
}

function digestOf(groupId: number, { optionId, text }: Answer): string {
  const content = JSON.stringify([groupId, optionId, text])
  return createHash('sha256').update(content).digest('base64url')
}

function savedAs(
  outcome: Saved['Outcome'],
  set: AnswerSet,
  groupId: number,
  stored: StoredAnswer,
  now: Date,
): Saved {
  return {
    ...clockOf(set, now),
    GroupId: groupId,
    Outcome: outcome,
    Current: currentOf(stored),
  }
}

const currentOf = ({ answer, rev }: StoredAnswer): Saved['Current'] => ({
  OptionId: answer.optionId,
  Text: answer.text,
  Rev: rev,
})
