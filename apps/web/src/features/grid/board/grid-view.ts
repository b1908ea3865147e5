import type { ShownState } from '#features/actions'
import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import type { GridCell, GridColumn, GridCount, GridRow } from './grid-rows.ts'
import { dueOfCell, isYours, stateOfCell } from './grid-rows.ts'

/** Columns before the actions: the name and the progress. */
export const FROZEN_COLUMNS = 2

/** Sizes of the table in pixels; the styles take them from here. */
export const ROW_HEIGHT = 44
export const NAME_WIDTH = 200
export const PROGRESS_WIDTH = 72
export const FROZEN_WIDTH = NAME_WIDTH + PROGRESS_WIDTH
export const GROUP_HEIGHT = 32
export const TITLE_HEIGHT = 132

/** Totals of one column. */
export type ColumnCount = GridCount['Actions'][number]

/** What a cell says. */
export interface CellView {
  readonly state: ShownState
  /** dd/MM/yyyy of what the state is about; '' where there is none. */
  readonly date: string
  /** The same with the time where there is one. */
  readonly moment: string
}

/** What the cell of a mentee and an action says at `now`. */
export function viewCell(row: GridRow, column: GridColumn, now: Date): CellView {
  if (!isYours(row, column)) return NOT_YOURS
  if (row.unshown.has(column.Id)) return UNSHOWN
  const state = stateOfCell(row, column, now)
  const cell = row.cells.get(column.Id)
  if (cell && state !== 'inactive') {
    const moment = momentOf(cell)
    return { state, moment, date: moment.slice(0, DATE_LENGTH) }
  }
  const date = state === 'overdue' ? formatDate(dueOfCell(row, column) ?? '') : ''
  return { state, moment: date, date }
}

const NOT_YOURS: CellView = { state: 'notYours', date: '', moment: '' }
const UNSHOWN: CellView = { state: 'unshown', date: '', moment: '' }
const DATE_LENGTH = 'dd/MM/yyyy'.length
const moments = new WeakMap<GridCell, string>()

/** When a cell was done, else when it is scheduled; kept, since the time zone is slow to work out. */
function momentOf(cell: GridCell): string {
  const known = moments.get(cell)
  if (known !== undefined) return known
  const moment = formatDateTime(cell.Done ?? cell.At ?? '')
  moments.set(cell, moment)
  return moment
}

/** For how many mentees a column counts, of so many that the filter finds. */
export function peopleOf(count: ColumnCount | undefined, total: number): number {
  return count?.Of ?? total
}

/** The mentee's name as rows show it: last name first, since that is the order. */
export function rowName({ LastName, FirstName }: GridRow): string {
  return `${LastName} ${FirstName}`
}

/** What stands under the name: that the mentee is not active, or else whose they are. */
export function secondLine(
  { Active, MentorName, only }: GridRow,
  texts: Readonly<Record<'notActive' | 'noMentor' | 'someActions', string>>,
  showMentor: boolean,
): string | undefined {
  if (!Active) return texts.notActive
  if (only) return texts.someActions
  return showMentor ? MentorName || texts.noMentor : undefined
}
