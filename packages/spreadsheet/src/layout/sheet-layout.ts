import { RangeIndex } from '../engine/range-index.ts'
import { parseArea } from '../inputs/parse-area.ts'
import type { Area, CellModel, SheetModel } from '../model/workbook-model.ts'

/** What of a sheet people see: all of it with an empty area. */
export interface SheetView {
  readonly sheet: string
  readonly area: string
}

/** One row or column that is seen, and where it lies, in pixels. */
export interface Line {
  /** Index in the sheet, from 0. */
  readonly index: number
  readonly start: number
  readonly size: number
}

/** A sheet as it is drawn: hidden rows and columns left out. */
export interface SheetLayout {
  readonly rows: readonly Line[]
  readonly columns: readonly Line[]
  readonly width: number
  readonly height: number
  /** How many of the rows and columns stay in sight. */
  readonly frozenRows: number
  readonly frozenColumns: number
  /** What is written in a cell; undefined for an empty one. */
  cellAt(row: number, column: number): CellModel | undefined
  /** The merged cells that a cell belongs to. */
  mergeAt(row: number, column: number): Area | undefined
}

const CHARACTER_PX = 7
const CELL_PADDING_PX = 5
const USUAL_WIDTH = 8.43
const POINTS_TO_PX = 96 / 72
const USUAL_HEIGHT = 15
/** Fingers and eyes need more than a file may give, in pixels. */
const LEAST_HEIGHT = 24
const WIDEST = 1_200
const TALLEST = 1_200
/** Lines that stay in sight are drawn all the time. */
const MOST_FROZEN = { rows: 100, columns: 50 } as const
/** How many rows and columns beyond the last cell merged cells may reach. */
const MERGE_REACH = 200

const pxOfWidth = (characters: number): number =>
  Math.min(Math.round(characters * CHARACTER_PX) + CELL_PADDING_PX, WIDEST)
const pxOfHeight = (points: number): number =>
  Math.min(Math.max(Math.round(points * POINTS_TO_PX), LEAST_HEIGHT), TALLEST)

/** Where everything of a sheet lies that people see. */
export function layOutSheet(sheet: SheetModel, view: SheetView): SheetLayout {
  const area = parseArea(view.area) ?? usedArea(sheet)
  const usualHeight = pxOfHeight(sheet.defaultHeight ?? USUAL_HEIGHT)
  const usualWidth = pxOfWidth(sheet.defaultWidth ?? USUAL_WIDTH)
  const rows = lines(area.top, area.bottom, heightsOf(sheet, area), usualHeight)
  const columns = lines(area.left, area.right, widthsOf(sheet, area), usualWidth)
  const cells = new Map(sheet.cells.map((cell) => [keyOf(cell.row, cell.column), cell]))
  const merges = new RangeIndex()
  for (const merge of sheet.merges) merges.rangeAt(0, merge)
  return {
    rows,
    columns,
    width: endOf(columns),
    height: endOf(rows),
    frozenRows: frozen(rows, sheet.frozen?.rows ?? 0, MOST_FROZEN.rows),
    frozenColumns: frozen(columns, sheet.frozen?.columns ?? 0, MOST_FROZEN.columns),
    cellAt: (row, column) => cells.get(keyOf(row, column)),
    mergeAt(row, column) {
      let found: Area | undefined
      merges.eachWith(0, row, column, (merge) => (found = merges.areas[merge]))
      return found
    },
  }
}

/**
 * The lines that meet a window, with some more on both sides.
 * @returns the first, and the one after the last, as places in `lines`.
 */
export function linesWithin(
  all: readonly Line[],
  from: number,
  to: number,
  more: number,
): { first: number; end: number } {
  const first = firstFrom(all, (line) => line.start + line.size > from)
  const end = firstFrom(all, (line) => line.start >= to)
  return { first: Math.max(0, first - more), end: Math.min(all.length, end + more) }
}

/** The place of the first line of which something holds, as of all after it. */
function firstFrom(all: readonly Line[], holds: (line: Line) => boolean): number {
  let low = 0
  let high = all.length
  while (low < high) {
    const middle = (low + high) >> 1
    const line = all[middle]
    if (line && holds(line)) high = middle
    else low = middle + 1
  }
  return low
}

/** How long the lines of two indexes are together with those between them; hidden ones are not there. */
export function sizeBetween(all: readonly Line[], from: number, to: number): number {
  const first = all[firstFrom(all, ({ index }) => index >= from)]
  const last = all[firstFrom(all, ({ index }) => index > to) - 1]
  return first && last ? Math.max(0, last.start + last.size - first.start) : 0
}

const keyOf = (row: number, column: number): number => row * 16_384 + column

/**
 * The rectangle around everything that a sheet holds; one cell where it holds nothing. Merged cells reach
 * a little further only: a file may merge a whole sheet.
 */
function usedArea({ cells, merges }: SheetModel): Area {
  const used = { top: 0, left: 0, bottom: 0, right: 0 }
  for (const { row, column } of cells) {
    used.bottom = Math.max(used.bottom, row)
    used.right = Math.max(used.right, column)
  }
  const reach = { bottom: used.bottom + MERGE_REACH, right: used.right + MERGE_REACH }
  for (const { bottom, right } of merges) {
    used.bottom = Math.max(used.bottom, Math.min(bottom, reach.bottom))
    used.right = Math.max(used.right, Math.min(right, reach.right))
  }
  return used
}

/** Sizes by index, 0 for what is hidden. */
type Sizes = ReadonlyMap<number, number>

function heightsOf({ rows }: SheetModel, { top, bottom }: Area): Sizes {
  const sizes = new Map<number, number>()
  for (const { row, height, isHidden } of rows) {
    if (row < top || row > bottom) continue
    if (isHidden) sizes.set(row, 0)
    else if (height !== undefined) sizes.set(row, pxOfHeight(height))
  }
  return sizes
}

/** Of settings that lie over each other, the one that begins last decides. */
function widthsOf({ columns }: SheetModel, { left, right }: Area): Sizes {
  const sizes = new Map<number, number>()
  const sorted = columns.toSorted((one, other) => one.from - other.from)
  let place = -1
  for (let column = left; column <= right; column += 1) {
    while ((sorted[place + 1]?.from ?? Number.POSITIVE_INFINITY) <= column) place += 1
    const { to = -1, width, isHidden } = sorted[place] ?? {}
    if (column > to) continue
    if (isHidden) sizes.set(column, 0)
    else if (width !== undefined) sizes.set(column, pxOfWidth(width))
  }
  return sizes
}

function lines(first: number, last: number, sizes: Sizes, usual: number): Line[] {
  const found: Line[] = []
  let start = 0
  for (let index = first; index <= last; index += 1) {
    const size = sizes.get(index) ?? usual
    if (size === 0) continue
    found.push({ index, start, size })
    start += size
  }
  return found
}

const endOf = (all: readonly Line[]): number => {
  const last = all.at(-1)
  return last ? last.start + last.size : 0
}

/** How many of the lines lie before an index; none where that would be all, or more than are drawn at once. */
function frozen(all: readonly Line[], before: number, most: number): number {
  const count = firstFrom(all, ({ index }) => index >= before)
  return count < all.length && count <= most ? count : 0
}
