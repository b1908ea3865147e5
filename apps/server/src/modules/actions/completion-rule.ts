import { DEFAULT_COMPLETION } from '@telemachos/contract/actions/completion-choices'
import type { CompletionRule } from '@telemachos/contract/actions/completion-rule'
import { OVERSEEING_ROLES, type Role } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { scopeOf } from './cell-state.ts'
import type { Cell } from './cell-store.ts'
import { conditionHolds } from './conditions.ts'

const OVERSEEING: readonly Role[] = OVERSEEING_ROLES

/** The rule as it is stored, whole: what is not there is as it was before there were rules. */
export function readCompletionRule(stored: Partial<CompletionRule>): CompletionRule {
  return { ...DEFAULT_COMPLETION, ...stored }
}

/** Whether an action completes itself, where everything that it asks for is there. */
export const completesItself = ({ completionRule }: Pick<Cell, 'completionRule'>): boolean =>
  readCompletionRule(completionRule).By === 'automatic'

/** The same where the caller may not complete it either way. */
export const completesForCaller = (
  { actor }: Pick<CallContext, 'actor'>,
  cell: Pick<Cell, 'completionRule'>,
): boolean => completesItself(cell) && !OVERSEEING.includes(actor.role)

/** What an action's own rule forbids the caller to complete: who completes it, and its condition. */
export function brokenRules(
  context: Pick<CallContext, 'actor' | 'now'>,
  cell: Cell,
  data: Readonly<Record<string, unknown>>,
): { rule: string }[] {
  const { role } = context.actor
  const { By, Condition } = readCompletionRule(cell.completionRule)
  if (By === 'mentor' && role === 'Mentee') return [{ rule: 'mentor_completes' }]
  if (By === 'mentee' && role !== 'Mentee' && !OVERSEEING.includes(role))
    return [{ rule: 'mentee_completes' }]
  const scope = scopeOf({ ...cell, data: { ...data } }, context.now)
  const broken = conditionHolds(Condition, scope) ? [] : [{ rule: 'completion_condition' }]
  // What it waits for is named beside it.
  return completesForCaller(context, cell) ? [{ rule: 'completes_itself' }, ...broken] : broken
}
