import type { CallContext } from '../../kernel/context.ts'
import { announceCompletion } from './announce.ts'
import type { CellKey } from './cell-store.ts'
import { completeCells, completingBy } from './complete-cells.ts'
import { clearCompletions } from './completion-store.ts'

/**
 * Completes actions for many mentees at one time, as part of what another module does; whether the caller
 * may is for that module to decide. Those that are completed already stay as they are.
 * @param at an ISO instant, at which it was done.
 */
export async function completeTogether(
  context: CallContext,
  cells: readonly (CellKey & { readonly mentorId: number | null })[],
  at: string,
): Promise<void> {
  if (cells.length === 0) return
  const { actor } = context
  const rows = cells.map((cell) => ({
    ...cell,
    by: actor.userId,
    at: new Date(at),
    data: null,
    keptOfOwn: null,
  }))
  for (const cell of await completeCells(completingBy(context), rows, 'refuse')) {
    announceCompletion(context, cell, { isCompleted: true })
  }
}

/** Completes what was paid, as part of what records the payments and tells of them. */
export async function completePaid(
  context: CallContext,
  paid: readonly { readonly userId: number; readonly actionId: number }[],
): Promise<void> {
  const { actor, now } = context
  const rows = paid.map(({ userId, actionId }) => ({
    projectId: actor.projectId,
    menteeId: userId,
    actionId,
    mentorId: null,
    by: actor.userId,
    at: now,
    data: null,
    keptOfOwn: null,
  }))
  await completeCells(completingBy(context), rows, 'refuse')
}

/** Takes the completions of one action by many mentees back, where there are any. */
export async function takeBackTogether(
  context: CallContext,
  cells: readonly CellKey[],
): Promise<void> {
  if (cells.length === 0) return
  for (const cell of await clearCompletions(context.db, cells)) {
    announceCompletion(context, cell, { isCompleted: false })
  }
}
