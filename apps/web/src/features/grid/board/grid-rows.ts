import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { GRID_FLAGS, type CellState } from '@telemachos/contract/grid/constants'
import { cellState } from '#features/actions'

type Calls = typeof contract.grid.calls
type PageAnswer = OutputOf<Calls['getActionsGridPage']>
type RowAnswer = PageAnswer['list'][number]

/** The columns that the role sees, and whether they stand in groups. */
export type GridHeader = OutputOf<Calls['getActionsGridHeader']>

/** A column of the grid: one action. */
export type GridColumn = GridHeader['Columns'][number]

/** Totals of the mentees that the filter finds. */
export type GridCount = OutputOf<Calls['countActionsGrid']>

/** Which mentees, in which order. */
export type GridFilter = Partial<InputOf<Calls['countActionsGrid']>> & { ProjectId: number }

/** What is known of one mentee and one action; a cell without trace is not there. */
export type GridCell = RowAnswer['Cells'][number]

/** A mentee with what is known, by action. */
export type GridRow = Omit<RowAnswer, 'Cells' | 'Only' | 'Unshown'> & {
  readonly cells: ReadonlyMap<number, GridCell>
  /** The only actions of this mentee that are the reader's; undefined where all are. */
  readonly only: ReadonlySet<number> | undefined
  /** Actions that the mentee is not shown. */
  readonly unshown: ReadonlySet<number>
}

export interface GridRowsPage {
  readonly rows: readonly GridRow[]
  /** Where the next page continues. */
  readonly next: PageAnswer['Next']
}

/** Turns the server's page into one whose cells are found by action. */
export function readRowsPage({ list, Next }: PageAnswer): GridRowsPage {
  return {
    rows: list.map(({ Cells, Only, Unshown, ...row }) => ({
      ...row,
      only: Only ? new Set(Only) : undefined,
      unshown: new Set(Unshown),
      cells: new Map(Cells.map((cell) => [cell.ActionId, cell])),
    })),
    next: Next,
  }
}

/** Whether a mentee's cell is the reader's: of some, a mentor has single actions alone. */
export function isYours({ only }: GridRow, { Id }: GridColumn): boolean {
  return only === undefined || only.has(Id)
}

/** Whether there is anything to do in a mentee's cell for the reader. */
export function isOpenTo(row: GridRow, column: GridColumn): boolean {
  return isYours(row, column) && !row.unshown.has(column.Id)
}

/** Whether the reader may complete a mentee's cell that is not complete yet. */
export function isIncomplete(row: GridRow, column: GridColumn): boolean {
  return isOpenTo(row, column) && !row.cells.get(column.Id)?.Done
}

/** Whether completing an action counts in a mentee's total: those that mentees see do. */
export function countsInTotal({ Flags }: GridColumn): boolean {
  return (Flags & GRID_FLAGS.HideFromMentee) === 0
}

/** The last day of a column for a mentee, as yyyy-mm-dd: their own, or else the column's. */
export function dueOfCell({ Dues }: Pick<GridRow, 'Dues'>, { Id, Due }: GridColumn): string | null {
  return Dues?.[Id] ?? Due
}

/** The state of a mentee's cell at `now`, where it is the reader's. */
export function stateOfCell(row: GridRow, column: GridColumn, now: Date): CellState {
  const cell = row.cells.get(column.Id)
  const due = dueOfCell(row, column)
  return cellState({ completedAt: cell?.Done, scheduledAt: cell?.At, due }, now)
}

/** Whether a cell without completion is inactive, which does not depend on the day. */
function isInactive({ At }: GridCell): boolean {
  return cellState({ scheduledAt: At, due: null }, LONG_AGO) === 'inactive'
}

const LONG_AGO = new Date(0)

export interface CompletionChange {
  readonly MenteeId: number
  readonly ActionId: number
  readonly Completed: boolean
}

/**
 * The page after an action was completed or its completion taken back; the very same page when that
 * changes nothing in it.
 *
 * @param counts whether the action counts in totals.
 * @param at when, as ISO text.
 */
export function patchCompletion(
  page: GridRowsPage,
  { MenteeId, ActionId, Completed }: CompletionChange,
  counts: boolean,
  at: string,
): GridRowsPage {
  const index = page.rows.findIndex((row) => row.Id === MenteeId)
  const row = page.rows[index]
  if (!row) return page
  const cell = row.cells.get(ActionId)
  if (Boolean(cell?.Done) === Completed) return page
  const cells = new Map(row.cells)
  if (Completed) cells.set(ActionId, { ...cell, ActionId, Done: at })
  else if (cell?.At) cells.set(ActionId, { ActionId, At: cell.At })
  else cells.delete(ActionId)
  const step = counts && !row.unshown.has(ActionId) ? (Completed ? 1 : -1) : 0
  const DoneCount = row.DoneCount + step
  // What is inactive counts only while it is completed.
  const Total = row.Total + (cell && isInactive(cell) ? step : 0)
  return { ...page, rows: page.rows.with(index, { ...row, DoneCount, Total, cells }) }
}
