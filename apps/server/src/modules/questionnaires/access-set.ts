import { OVERSEEING_ROLES, PROJECT_WIDE_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { isSignedIn, type CallContext, type HolderContext } from '../../kernel/context.ts'
import { AppError, notFound } from '../../kernel/errors.ts'
import { accessCell, isVisible, visibleFlags, type Cell } from '../actions/index.ts'
import { reachOf } from '../people/index.ts'
import type { AnswerSet } from './answer-set.ts'
import { actionOfSet, findHeldSet, findSet, type SetKey } from './answer-set-store.ts'
import { questOfAction } from './definition-store.ts'
import { hashSecret } from './hash-secret.ts'

/** Whose business answers are; everybody else has only their own. */
const READERS = [...OVERSEEING_ROLES, 'Mentor', 'Mentee'] as const

/** Refuses what a rule of questionnaires forbids; the rule's text is `rule.<name>`. */
export function ruleViolated(rule: string, details: Record<string, unknown> = {}): AppError {
  return new AppError('rule_violated', { details: { rule, ...details }, reason: rule })
}

/**
 * Checks and loads an answer set in one step: of a mentee within reach and an action that the caller
 * sees, or the caller's own. The holder of a link has the one that it opened for them.
 * @param how `change` locks it until the transaction ends.
 * @throws not_found alike for what is out of reach and for what does not exist.
 */
export async function accessSet(
  context: HolderContext,
  id: number,
  how: 'read' | 'change',
): Promise<AnswerSet> {
  const isLocked = how === 'change'
  const set = isSignedIn(context)
    ? await findReached(context, id, isLocked)
    : await findHeld(context, id, isLocked)
  if (!set) throw notFound(`answer set ${id} is out of reach`)
  return set
}

async function findHeld(context: HolderContext, id: number, isLocked: boolean) {
  context.markReachChecked()
  const { db, holderKey } = context
  return holderKey && findHeldSet(db, id, hashSecret(holderKey), isLocked)
}

function findReached(
  context: CallContext,
  id: number,
  isLocked: boolean,
): Promise<AnswerSet | undefined> {
  const { db, actor } = context
  const access = {
    projectId: actor.projectId,
    userId: actor.userId,
    reach: reachOf(context, actionOfSet),
    readsOthers: roleAllowed(actor.role, READERS),
    readsHolders: roleAllowed(actor.role, PROJECT_WIDE_ROLES),
    isVisible: isVisible(visibleFlags(actor.role)),
  }
  return findSet(db, id, access, isLocked)
}

/** Who answers: the person whose it is, a mentee's mentor, and the holder whom a link let in. */
export function mayAnswer(
  { actor }: HolderContext,
  { respondentId, menteeId }: Pick<SetKey, 'respondentId' | 'menteeId'>,
): boolean {
  if (!actor) return respondentId === null
  return respondentId === actor.userId || (actor.role === 'Mentor' && menteeId !== null)
}

/** @throws rule_violated `not_respondent` for those who may only read. */
export function requireRespondent(
  context: HolderContext,
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
    holderHash: null,
    tokenId: null,
  }
}
