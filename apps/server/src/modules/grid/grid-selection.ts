import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { countingFlags, settleConditions, type WantedFlags } from '../actions/index.ts'
import { selectPeople, within, type CellReach, type ReachedCells } from '../people/index.ts'
import * as condition from './grid-conditions-store.ts'
import { gridFlagsFor } from './grid-columns.ts'

type GridFilter = InputOf<typeof contract.grid.calls.countActionsGrid>

/** Which mentees and columns a grid shows, in which order: what page, count and export share. */
export interface GridSelection {
  readonly projectId: number
  /** Conditions on `memberships m` and `users u`; the reach is the first. */
  readonly reach: Sql
  /** The same for a page of them. */
  readonly ways: readonly Sql[]
  readonly filters: readonly Sql[]
  readonly order: condition.GridOrder
  readonly flags: { needed: number; hiding: number }
  /** Which actions count in a row's total. */
  readonly counting: WantedFlags
  /** Which cells are the caller's. */
  readonly reached: ReachedCells
  /** Which of these are of actions that the mentee is shown; the others count nowhere. */
  readonly cells: CellReach
  readonly now: Date
}

/**
 * Turns a filter into a selection within the caller's reach, of which everything is known that conditions
 * decide.
 * @throws invalid_input for a field that is not the caller's to see, the same as for an unknown one.
 */
export async function gridSelection(
  input: GridFilter,
  context: CallContext,
): Promise<GridSelection> {
  const { db, actor, now } = context
  const [selection] = await Promise.all([
    unsettledSelection(input, context),
    settleConditions(db, actor.projectId, now),
  ])
  return selection
}

/** The same for whoever looks themselves whether conditions are stale. */
export async function unsettledSelection(
  input: GridFilter,
  context: CallContext,
): Promise<GridSelection> {
  // A mentor may have somebody for single actions: of another one, that person is none of theirs.
  const reach = within(context, { reads: 'all', actionId: input.ActionId ?? undefined })
  const { actor, now } = context
  const { projectId } = actor
  const flags = gridFlagsFor(actor.role)
  const reached = within(context, { reads: 'cells' })
  const cells = condition.shownCells(projectId, reached)
  const columns = { projectId, flags, counting: countingFlags(actor.role), cells, now }
  const filters = await selectPeople(
    { ...input, filterMentorId: input.MentorId, filterCoordId: input.CoordId },
    context,
  )
  if (input.State)
    filters.push(condition.hasState(columns, input.State, input.ActionId ?? undefined))
  return {
    projectId,
    reach,
    ways: within(context, { reads: 'page', actionId: input.ActionId ?? undefined }),
    filters,
    order: condition.orderBy(columns, input),
    flags,
    counting: columns.counting,
    reached,
    cells,
    now,
  }
}
