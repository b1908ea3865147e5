import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Answer } from '@telemachos/questionnaire/answers'
import { decideSave, type StoredAnswer } from '@telemachos/questionnaire/saving/decide-save'
import { refuseAnswer, typeOf } from '@telemachos/questionnaire/types/all-types'
import { createHash, randomUUID } from 'node:crypto'
import type { GuestContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { clockOf, type AnswerSet } from './answer-set.ts'
import type { Operation } from './answer-store.ts'
import { requireOwnFile } from './read-file.ts'
import { versionFor } from './versions.ts'

type Calls = typeof contract.questionnaires.calls
type SaidWrite = Omit<InputOf<Calls['answerOpen']>, 'Text'>

/** One write of a page, without the answer. */
export interface Write extends SaidWrite {
  readonly OpId: string
  readonly ClientId: string
  readonly Seq: number
}

/**
 * A write with a name and a place in an order of its own, where the client gave it none. Without both
 * of a client and its place, it stands behind nothing.
 */
export function writeFrom(said: SaidWrite): Write {
  const { OpId = randomUUID(), ClientId, Seq } = said
  const order =
    ClientId === undefined || Seq === undefined
      ? { ClientId: `plain-${randomUUID()}`, Seq: 1 }
      : { ClientId, Seq }
  return { ...said, OpId, ...order }
}

export type Saved = OutputOf<Calls['answerOpen']>

/** An answer, and the input's field that holds it, for refusals. */
export interface Given {
  readonly field: 'OptionId' | 'Text'
  readonly answer: Answer
}

export const NOTHING: StoredAnswer = {
  answer: { optionId: null, text: null },
  rev: 0,
  clientId: '',
  seq: 0,
}

/**
 * The answer belongs to a group of the version, and is right for its question.
 * @returns it as it is kept.
 * @throws invalid_input `unknown_group`, and as refuseAnswer or `characters`.
 */
export async function requireRight(
  context: GuestContext,
  set: AnswerSet,
  groupId: number,
  { field, answer }: Given,
): Promise<Answer> {
  const version = await versionFor(context.db, set)
  const place = version.places.get(groupId)
  if (!place) throw refuseField('GroupId', 'unknown_group')
  const rule = refuseAnswer(place.question, place.group, answer)
  if (rule) throw refuseField(field, rule)
  await requireOwnFile(context, set, { question: place.question, groupId }, answer)
  return place.group.isOther ? answer : typeOf(place.question).keep(answer)
}

/** A write under its name into an attempt, as it is kept. */
export function operationOf(
  { OpId, GroupId, AnswerSetId }: Write,
  { epoch }: AnswerSet['attempt'],
  answer: Answer,
  { actor, now }: GuestContext,
): Operation {
  return {
    opId: OpId,
    setId: AnswerSetId,
    epoch,
    groupId: GroupId,
    digest: digestOf(GroupId, answer),
    at: now,
    by: actor?.userId ?? null,
  }
}

/** What becomes of a write beside what is stored. */
export function decide(write: Write, answer: Answer, stored: StoredAnswer | undefined) {
  return decideSave(stored, {
    opId: write.OpId,
    clientId: write.ClientId,
    seq: write.Seq,
    baseRev: write.BaseRev,
    answer,
  })
}

function digestOf(groupId: number, { optionId, text }: Answer): string {
  const content = JSON.stringify([groupId, optionId, text])
  return createHash('sha256').update(content).digest('base64url')
}

/** What a write is answered. */
export function savedAs(
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

/** A stored answer as the page reads it. */
export const currentOf = ({ answer, rev }: StoredAnswer): Saved['Current'] => ({
  OptionId: answer.optionId,
  Text: answer.text,
  Rev: rev,
})
