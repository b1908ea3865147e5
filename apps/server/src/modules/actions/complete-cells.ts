import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { completionScripts, type Completing, type ScriptDecision } from './completion-scripts.ts'
import { writeCompletions, type Completion } from './completion-store.ts'
import { namesOfMentees } from './mentee-names-store.ts'

/** Completions that come about by a call, in its transaction. */
export const completingBy = (context: CallContext): Completing => {
  const { db, now, requestId, outside } = context
  return { db, now, outside, requestOf: () => ({ requestId, context }) }
}

/**
 * Completes actions in a transaction: the one way to do so. The scripts of the actions are asked before, and
 * what they plan is done with it; those that are completed already stay as they are.
 * @param refusal `refuse` where somebody completes: what one script refuses, refuses all; `leave` where an
 *   action completes itself: it stays open.
 * @returns those that were not completed before.
 * @throws rule_violated `completion_refused` with the sentences of the scripts, `completion_script_failed`.
 */
export async function completeCells<Row extends Completion>(
  completing: Completing,
  rows: readonly Row[],
  refusal: 'refuse' | 'leave',
): Promise<Row[]> {
  if (rows.length === 0) return []
  const decisions = await completionScripts.get().decide(completing, rows)
  const refused = rows.filter((_row, place) => isRefused(decisions[place]))
  if (refusal === 'refuse' && refused.length > 0)
    throw await refusalOf(completing.db, refused, decisions.filter(isRefused))
  return writeDecided(completing, rows, decisions)
}

/**
 * Completes what is not refused, and does what was planned for it.
 * @returns those that were not completed before.
 */
export async function writeDecided<Row extends Completion>(
  completing: Completing,
  rows: readonly Row[],
  decisions: readonly (ScriptDecision | undefined)[],
): Promise<Row[]> {
  const planOf = new Map(rows.map((row, place) => [row, decisions[place]]))
  const open = rows.filter((_row, place) => isOpen(decisions[place]))
  if (open.length === 0) return []
  const made = await writeCompletions(completing.db, open)
  const planned = made.flatMap((row) => {
    const decision = planOf.get(row)
    return decision && 'planned' in decision ? [{ row, planned: decision.planned }] : []
  })
  if (planned.length > 0) await completionScripts.get().carryOut(completing, planned)
  return made
}

type Refused = Extract<ScriptDecision, { readonly refused: string | undefined }>

const isOpen = (decision: ScriptDecision | undefined): boolean =>
  decision === undefined || 'planned' in decision

export const isRefused = (decision: ScriptDecision | undefined): decision is Refused =>
  decision !== undefined && 'refused' in decision

/** So many of many are named. */
const MOST_NAMED = 5

/** What the scripts say; of several completions with whose each is. */
export async function refusalOf(
  db: Db,
  rows: readonly Completion[],
  decisions: readonly Refused[],
): Promise<AppError> {
  const sentences = decisions.map(({ refused }) => refused)
  const failed = sentences.every((sentence) => sentence === undefined)
  const rule = failed ? 'completion_script_failed' : 'completion_refused'
  if (failed || rows.length === 1)
    return new AppError('rule_violated', { details: { rule }, sentence: sentences[0] })
  const names = await namesOfMentees(
    db,
    rows.map(({ menteeId }) => menteeId),
  )
  const said = new Map(rows.map(({ menteeId }, place) => [menteeId, sentences[place]]))
  const lines = [...names]
    .map(([id, name]) => [name, said.get(id)].filter(Boolean).join(': '))
    .slice(0, MOST_NAMED)
  const more = rows.length > MOST_NAMED ? ` (+${rows.length - MOST_NAMED})` : ''
  return new AppError('rule_violated', {
    details: { rule, names: [...names.values()] },
    sentence: lines.join('\n') + more,
  })
}
