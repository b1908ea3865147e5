import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { cellState } from '../action/cell-state.ts'

type Calls = typeof contract.grid.calls

export type GridColumn = OutputOf<Calls['getActionsGridHeader']>['Columns'][number]
export type GridRow = OutputOf<Calls['getActionsGridPage']>['list'][number]

/** What a mentor wants to know of a mentee at a glance. */
export interface MenteeSummary {
  readonly overdue: number
  /** What comes next: the nearest meeting, else the first action in order that is not done. */
  readonly next: { readonly column: GridColumn; readonly at: string | undefined } | undefined
}

/** What stands out in a row of the grid of actions at `now`, as far as it is the reader's. */
export function summarize(
  { Cells, Only, Unshown, Dues }: Pick<GridRow, 'Cells' | 'Only' | 'Unshown' | 'Dues'>,
  columns: readonly GridColumn[],
  now: Date,
): MenteeSummary {
  const cells = new Map(Cells.map((cell) => [cell.ActionId, cell]))
  const entries = columns
    .filter(({ Id }) => (Only?.includes(Id) ?? true) && !Unshown?.includes(Id))
    .map((column) => {
      const { Done, At } = cells.get(column.Id) ?? {}
      const due = Dues?.[column.Id] ?? column.Due
      const state = cellState({ completedAt: Done, scheduledAt: At, due }, now)
      return { column, state, at: At }
    })
  const meeting = entries
    .filter(({ state }) => state === 'scheduled')
    .toSorted((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? ''))[0]
  const open = entries.find(({ state }) => state === 'todo' || state === 'overdue')
  const next = meeting ?? (open && { ...open, at: undefined })
  return {
    overdue: entries.filter(({ state }) => state === 'overdue').length,
    next: next && { column: next.column, at: next.at },
  }
}
