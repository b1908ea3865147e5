import { OVERSEEING_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, notFound } from '../../kernel/errors.ts'
import { accessCell, isVisible, visibleFlags, type Cell } from '../actions/index.ts'
import { reachOf } from '../users/index.ts'
import type { AnswerSet } from './answer-set.ts'
import { findSet, type SetKey } from './answer-set-store.ts'
import { questOfAction } from './definition-store.ts'

/** Whose business answers are; everybody else has only their own. */
const READERS = [...OVERSEEING_ROLES, 'Mentor', 'Mentee'] as const

/** Refuses what a rule of questionnaires forbids; the rule's text is `rule.<name>`. */
export function ruleViolated(rule: string, details: Record<string, unknown> = {}): AppError {
  return new AppError('rule_violated', { details: { rule, ...details }, reason: rule })
}

/**
 * Checks and loads an answer set in one step: of a mentee within reach and an action that the caller
 * sees, or the caller's own.
 * @param how `change` locks it until the transaction ends.
 * @throws not_found alike for what is out of reach and for what does not exist.
 */
export async function accessSet(
  context: CallContext,
  id: number,
  how: 'read' | 'change',
): Promise<AnswerSet> {
  const { db, actor } = context
  const access = {
    projectId: actor.projectId,
    userId: actor.userId,
    reach: reachOf(context),
    readsOthers: roleAllowed(actor.role, READERS),
    isVisible: isVisible(visibleFlags(actor.role)),
  }
  const set = await findSet(db, id, access, how === 'change')
  if (!set) throw notFound(`answer set ${id} is out of reach`)
  return set
}

/** Who answers: the person whose it is, and a mentee's mentor. */
export function mayAnswer(
  { actor }: CallContext,
  { respondentId, menteeId }: Pick<SetKey, 'respondentId' | 'menteeId'>,
): boolean {
  return respondentId === actor.userId || (actor.role === 'Mentor' && menteeId !== null)
}

/** @throws rule_violated `not_respondent` for those who may only read. */
export function demandRespondent(
  context: CallContext,
  of: Pick<SetKey, 'respondentId' | 'menteeId'>,
): void {
  if (!mayAnswer(context, of)) throw ruleViolated('not_respondent')
}

/** A mentee's place in an action that asks a questionnaire. */
export interface QuestCell {
  readonly cell: Cell
  readonly key: SetKey
}

/**
 * Checks and loads a mentee within reach and an action that asks a questionnaire.
 * @throws not_found, also for an action that asks none.
 */
export async function accessQuestCell(
  context: CallContext,
  menteeId: number,
  actionId: number,
): Promise<QuestCell> {
  const cell = await accessCell(context, menteeId, actionId)
  return { cell, key: await keyOf(context, actionId, menteeId) }
}

/** What names the set of an action: the mentee's, or with null the caller's own copy. */
export async function keyOf(
  { db, actor }: CallContext,
  actionId: number,
  menteeId: number | null,
): Promise<SetKey> {
  const questId = await questOfAction(db, actor.projectId, actionId)
  if (questId === null) throw notFound(`action ${actionId} asks no questionnaire`)
  return {
    projectId: actor.projectId,
    questId,
    actionId,
    menteeId,
    respondentId: menteeId ?? actor.userId,
    tokenId: null,
  }
}
