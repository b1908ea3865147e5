import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { hidesCounting } from '../actions/index.ts'
import { gridFlagsFor } from './grid-columns.ts'
import { hasConditions, listColumns, readGroupByGroup } from './grid-store.ts'

type Header = OutputOf<typeof contract.grid.calls.getActionsGridHeader>

/**
 * The columns of the grid in order: those of the caller's role or, with `hidden`, all.
 */
export async function readGridHeader(
  context: CallContext,
  { hidden = false } = {},
): Promise<Header> {
  const { db, actor, language } = context
  const flags = hidden ? { needed: 0, hiding: 0 } : gridFlagsFor(actor.role)
  const [Columns, GroupByGroup, Partial, Conditional] = await Promise.all([
    listColumns(db, actor.projectId, flags, language, actor.role),
    readGroupByGroup(db, actor.projectId),
    hidesCounting(db, actor.projectId, actor.role),
    hasConditions(db, actor.projectId),
  ])
  return { Columns, GroupByGroup, Partial, Conditional }
}
