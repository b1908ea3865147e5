import { isInactiveDate } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { notFound } from '../../kernel/errors.ts'
import { reachAs } from '../people/index.ts'
import { findCells, findCellTogether, type Cell, type WantedCell } from './cell-store.ts'
import { conditionHolds, enableConditionHolds, type ConditionScope } from './conditions.ts'
import { visibleFlags } from './policy.ts'
import { findAction, type ActionRow } from './store.ts'

/**
 * Checks and loads, in one statement, a mentee within reach and an action that the caller sees.
 * For the mentee, an action whose ShowCondition does not hold is not there.
 * @throws not_found alike for what is out of reach, invisible or does not exist.
 */
export async function accessCell(
  context: CallContext,
  menteeId: number,
  actionId: number,
): Promise<Cell> {
  const [cell] = await findCells(context.db, [wantedCell(context, menteeId, actionId)])
  return requireCell(context, cell, actionId)
}

/** The same for several actions of a mentee, in one statement. */
export async function accessCells(
  context: CallContext,
  menteeId: number,
  actionIds: readonly number[],
): Promise<Cell[]> {
  const wanted = actionIds.map((actionId) => wantedCell(context, menteeId, actionId))
  const cells = await findCells(context.db, wanted)
  return cells.map((cell, index) => requireCell(context, cell, actionIds[index] ?? 0))
}

/** The same, together with what others ask for at the same time; for reads outside a transaction. */
export async function accessCellTogether(
  context: CallContext,
  menteeId: number,
  actionId: number,
): Promise<Cell> {
  const cell = await findCellTogether(context.db, wantedCell(context, menteeId, actionId))
  return requireCell(context, cell, actionId)
}

function wantedCell(context: CallContext, menteeId: number, actionId: number): WantedCell {
  const { projectId, userId, role } = context.actor
  const reach = reachAs(context)
  return { projectId, menteeId, actionId, userId, reach, flags: visibleFlags(role) }
}

function requireCell({ actor, now }: CallContext, cell: Cell | undefined, actionId: number): Cell {
  if (!cell) throw notFound(`the mentee or action ${actionId} is out of reach`)
  if (actor.role === 'Mentee' && !conditionHolds(cell.showCondition, scopeOf(cell, now))) {
    throw notFound(`action ${actionId} is not shown to the mentee`)
  }
  return cell
}

/** What a cell's conditions may read; undefined where it has none. */
function scopeOf({ scope, data }: Cell, now: Date): ConditionScope | undefined {
  return scope ? { ...scope, data: data ?? {}, now } : undefined
}

/** Whether somebody has made it inactive for the mentee: its date is of the year 3000 or later (spec §4). */
export function isInactive({ scheduledAt }: Cell): boolean {
  return scheduledAt !== null && isInactiveDate(new Date(scheduledAt))
}

/** Whether the mentee may complete it already: it is active, and EnableCondition holds. */
export function isEnabled(cell: Cell, now: Date): boolean {
  if (isInactive(cell)) return false
  return enableConditionHolds(cell.enableCondition, scopeOf(cell, now))
}

/**
 * Loads an action that the caller sees; whoever configures actions sees all of the project's.
 * @throws not_found alike for an invisible action and for one that does not exist.
 */
export async function accessAction(context: CallContext, actionId: number): Promise<ActionRow> {
  const { db, actor, language } = context
  // What a mentee sees depends on conditions besides the flags.
  if (actor.role === 'Mentee') await accessCell(context, actor.userId, actionId)
  const flags = visibleFlags(actor.role, true)
  const action = await findAction(db, actor.projectId, actionId, flags, language)
  if (!action) throw notFound(`action ${actionId} is not visible`)
  return action
}
