import type { CellState } from '@telemachos/contract/grid/constants'
import type { GridColumn, GridRow } from './grid-rows.ts'
import { isOpenTo, stateOfCell } from './grid-rows.ts'

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

/** What a mentee's card shows at `now` of those columns that are the reader's and shown to the mentee. */
export function summarizeCard(
  row: GridRow,
  columns: readonly GridColumn[],
  now: Date,
): CardSummary {
  const counts = { todo: 0, scheduled: 0, done: 0, overdue: 0, inactive: 0 }
  const yours = columns.filter((column) => isOpenTo(row, column))
  const actions = yours.map((column) => {
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
