import type { CellState } from '@telemachos/contract/projects/grid-constants'
import type { GridColumn, GridRow } from './grid-rows.ts'
import { stateOfCell } from './grid-rows.ts'

export interface CardAction {
  readonly column: GridColumn
  readonly state: CellState
}

export interface CardSummary {
  readonly actions: readonly CardAction[]
  readonly counts: Readonly<Record<CellState, number>>
  /** What is next: the first overdue, else the earliest scheduled, else the first not started. */
  readonly next: CardAction | undefined
}

/** What a mentee's card shows of the columns at `now`. */
export function summarizeCard(
  row: GridRow,
  columns: readonly GridColumn[],
  now: Date,
): CardSummary {
  const counts = { todo: 0, scheduled: 0, done: 0, overdue: 0, inactive: 0 }
  const actions = columns.map((column) => {
    const state = stateOfCell(row, column, now)
    counts[state]++
    return { column, state }
  })
  const first = (state: CellState) => actions.find((action) => action.state === state)
  const at = ({ column }: CardAction) => Date.parse(row.cells.get(column.Id)?.At ?? '')
  const scheduled = actions
    .filter(({ state }) => state === 'scheduled')
    .reduce<CardAction | undefined>(
      (soonest, action) => (!soonest || at(action) < at(soonest) ? action : soonest),
      undefined,
    )
  return { actions, counts, next: first('overdue') ?? scheduled ?? first('todo') }
}
