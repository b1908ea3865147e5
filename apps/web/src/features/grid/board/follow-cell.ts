import type { GridColumn, GridRow } from './grid-rows.ts'
import { FROZEN_COLUMNS } from './grid-view.ts'
import type { CellPlace } from '#lists'

/** The rows and columns as they stand now. */
export interface GridList {
  /** Names the list: one of another filter or order has another key. */
  readonly listKey: string
  readonly rowCount: number
  readonly columns: readonly GridColumn[]
  /** The row at an index; undefined while its page is under way. */
  readonly rowAt: (index: number) => GridRow | undefined
  /** The index of a mentee's row; undefined where it is on no page that has arrived. */
  readonly indexOf: (menteeId: number) => number | undefined
}

/**
 * The cell that the keyboard stands on: its position, and whom and what it is about, which do not
 * change when rows or columns come and go.
 */
export interface ActiveCell extends CellPlace {
  readonly listKey: string
  /** Undefined in the header, and while the row is under way. */
  readonly menteeId: number | undefined
  /** Undefined in the columns before the actions. */
  readonly actionId: number | undefined
}

/** The cell at a position, with whom and what it is about now. */
export function identifyCell({ row, column }: CellPlace, list: GridList): ActiveCell {
  return {
    row,
    column,
    listKey: list.listKey,
    menteeId: row < 0 ? undefined : list.rowAt(row)?.Id,
    actionId: list.columns[column - FROZEN_COLUMNS]?.Id,
  }
}

/**
 * Where an active cell has come to stand: at its mentee and action wherever they have moved to. A
 * mentee who is on no page that has arrived keeps the position and is remembered, so that no key acts
 * on whoever is there instead; another list begins anew. The very same object while nothing changes.
 */
export function followCell(active: ActiveCell, list: GridList): ActiveCell {
  const next = { ...active, ...followRow(active, list), ...followColumn(active, list) }
  const isSame = (Object.keys(next) as (keyof ActiveCell)[]).every(
    (key) => next[key] === active[key],
  )
  return isSame ? active : next
}

type Part<Key extends keyof ActiveCell> = Pick<ActiveCell, Key>

function followRow(
  { row, menteeId, listKey }: ActiveCell,
  list: GridList,
): Part<'row' | 'menteeId' | 'listKey'> {
  const known = { listKey: list.listKey, menteeId }
  if (row < 0 || list.rowCount === 0) return { ...known, row }
  const last = list.rowCount - 1
  if (menteeId === undefined) {
    const at = Math.min(row, last)
    return { ...known, row: at, menteeId: list.rowAt(at)?.Id }
  }
  if (row <= last && list.rowAt(row)?.Id === menteeId) return { ...known, row }
  const index = list.indexOf(menteeId)
  if (index !== undefined && index <= last) return { ...known, row: index }
  if (listKey === list.listKey) return { ...known, row: Math.min(row, last) }
  return { ...known, row: 0, menteeId: list.rowAt(0)?.Id }
}

function followColumn(
  { column, actionId }: ActiveCell,
  { columns }: GridList,
): Part<'column' | 'actionId'> {
  const idAt = (at: number) => columns[at - FROZEN_COLUMNS]?.Id
  if (actionId === undefined || idAt(column) === actionId) return { column, actionId }
  const index = columns.findIndex(({ Id }) => Id === actionId)
  const at =
    index < 0 ? Math.min(column, columns.length + FROZEN_COLUMNS - 1) : index + FROZEN_COLUMNS
  return { column: at, actionId: idAt(at) }
}
