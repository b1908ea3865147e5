import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { findProblems } from '@telemachos/questionnaire/evaluation/find-problems'
import { moveAttempt } from '@telemachos/questionnaire/attempt/attempt'
import { missingRevisions } from '@telemachos/questionnaire/saving/decide-save'
import { isSignedIn, type GuestContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { Outdated } from '../../kernel/prepared.ts'
import { accessSet, requireRespondent } from './policy.ts'
import { clockOf, type AnswerSet, type Clock } from './answer-set.ts'
import { readAnswers, writeCalculated } from './answer-store.ts'
import { completeActionOf } from './complete-action-of.ts'
import { computeSheets, writeSheets, type SheetResults } from './question-calculators.ts'
import { moveSet } from './move-set.ts'
import { scoreSet } from './score-set.ts'
import { versionFor } from './versions.ts'

type Finish = InputOf<typeof contract.questionnaires.calls.finish>

/** An attempt that its respondent finishes, and whether that changes anything. */
async function accessFinishing(
  { AnswerSetId, Epoch }: Finish,
  context: GuestContext,
  how: 'read' | 'change',
): Promise<{ set: AnswerSet; moves: boolean }> {
  const set = await accessSet(context, AnswerSetId, how)
  requireRespondent(set, context)
  if (Epoch !== set.attempt.epoch) {
    throw new AppError('quest_cleared', { details: { Epoch: set.attempt.epoch } })
  }
  const moved = moveAttempt(set.attempt, { event: 'finish' }, 'respondent', context.now.getTime())
  return { set, moves: moved.ok && moved.attempt !== set.attempt }
}

/**
 * Computes what comes out of the calculators of an attempt that is to be finished.
 * @throws as finishAttempt, as far as that can be told; too_many_requests.
 */
export async function prepareFinish(
  input: Finish,
  context: GuestContext,
): Promise<SheetResults | undefined> {
  const { set, moves } = await accessFinishing(input, context, 'read')
  return moves ? computeSheets(context.db, set, { now: context.now }) : undefined
}

/**
 * Finishes an attempt for good, with its calculated answers made anew, and completes its action.
 * Finishing again changes nothing.
 * @throws not_found; rule_violated `not_respondent`, `expired`, `not_allowed_now`, `problems` with
 *   what is wrong by question; quest_cleared for another epoch; quest_missing_answers naming the
 *   groups whose answers have not arrived; Outdated.
 */
export async function finishAttempt(
  input: Finish,
  context: GuestContext,
  sheets: SheetResults | undefined,
): Promise<Clock> {
  const { now } = context
  const { set, moves } = await accessFinishing(input, context, 'change')
  if (moves) await requireComplete(context, set, { expected: input.Expected, sheets })
  const finished = await moveSet(context, set, { event: 'finish' }, 'respondent')
  if (finished !== set) {
    await scoreSet(context.db, finished, now)
    if (isSignedIn(context)) await completeActionOf(context, finished)
  }
  return clockOf(finished, now)
}

/** Everything that the page wrote is here, and every visible question is right. */
async function requireComplete(
  { db, now }: GuestContext,
  set: AnswerSet,
  { expected, sheets }: { expected: Finish['Expected']; sheets: SheetResults | undefined },
): Promise<void> {
  const isCurrent = sheets && (await writeSheets(db, set, sheets, now))
  if (!isCurrent) throw new Outdated(`answer set ${set.id}`)
  const { definition } = await versionFor(db, set)
  const stored = await readAnswers(db, set.id)
  const revisions = new Map([...stored].map(([id, { rev }]) => [id, rev]))
  const missing = missingRevisions(
    revisions,
    expected.map(({ GroupId, Rev }) => [GroupId, Rev]),
  )
  if (missing.length > 0) {
    throw new AppError('quest_missing_answers', { details: { Groups: missing } })
  }
  const answers = new Map([...stored].map(([id, { answer }]) => [id, answer] as const))
  const evaluation = new Evaluation(definition, answers, now.toISOString())
  const problems = findProblems(evaluation)
  if (problems.length > 0) {
    throw ruleViolated('problems', {
      Problems: problems.map(({ questionId, rule }) => ({ QuestionId: questionId, Rule: rule })),
    })
  }
  const calculated = evaluation.visible
    .filter(({ settings }) => settings.expression !== undefined)
    .flatMap(({ groups }) => groups)
    .map(({ id }) => [id, evaluation.answers.get(id)?.text ?? null] as const)
  await writeCalculated(db, set.id, new Map(calculated), now)
}
