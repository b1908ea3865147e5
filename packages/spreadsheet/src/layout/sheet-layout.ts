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

const pxOfWidth = (characters: number): number =>
  Math.min(Math.round(characters * CHARACTER_PX) + CELL_PADDING_PX, WIDEST)
const pxOfHeight = (points: number): number =>
  Math.max(Math.round(points * POINTS_TO_PX), LEAST_HEIGHT)

/** Where everything of a sheet lies that people see. */
export function layOutSheet(sheet: SheetModel, view: SheetView): SheetLayout {
  const area = parseArea(view.area) ?? usedArea(sheet)
  const usualHeight = pxOfHeight(sheet.defaultHeight ?? USUAL_HEIGHT)
  const usualWidth = pxOfWidth(sheet.defaultWidth ?? USUAL_WIDTH)
  const rows = lines(area.top, area.bottom, heightsOf(sheet, area), usualHeight)
  const columns = lines(area.left, area.right, widthsOf(sheet, area), usualWidth)
  const cells = new Map(sheet.cells.map((cell) => [keyOf(cell.row, cell.column), cell]))
  const merges = mergesByCell(sheet.merges, area)
  return {
    rows,
    columns,
    width: endOf(columns),
    height: endOf(rows),
    frozenRows: frozen(rows, sheet.frozen?.rows ?? 0),
    frozenColumns: frozen(columns, sheet.frozen?.columns ?? 0),
    cellAt: (row, column) => cells.get(keyOf(row, column)),
    mergeAt: (row, column) => merges.get(keyOf(row, column)),
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

const keyOf = (row: number, column: number): number => row * 16_384 + column

/** The rectangle around everything that a sheet holds; one cell where it holds nothing. */
function usedArea({ cells, merges }: SheetModel): Area {
  const used = { top: 0, left: 0, bottom: 0, right: 0 }
  for (const { row, column } of cells) {
    used.bottom = Math.max(used.bottom, row)
    used.right = Math.max(used.right, column)
  }
  for (const { bottom, right } of merges) {
    used.bottom = Math.max(used.bottom, bottom)
    used.right = Math.max(used.right, right)
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

function widthsOf({ columns }: SheetModel, { left, right }: Area): Sizes {
  const sizes = new Map<number, number>()
  for (const { from, to, width, isHidden } of columns) {
    for (let column = Math.max(from, left); column <= Math.min(to, right); column += 1) {
      if (isHidden) sizes.set(column, 0)
      else if (width !== undefined) sizes.set(column, pxOfWidth(width))
    }
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

/** How many of the lines lie before an index; none where that would be all. */
function frozen(all: readonly Line[], before: number): number {
  const count = all.filter(({ index }) => index < before).length
  return count < all.length ? count : 0
}

function mergesByCell(merges: readonly Area[], within: Area): Map<number, Area> {
  const byCell = new Map<number, Area>()
  for (const merge of merges) {
    const top = Math.max(merge.top, within.top)
    const left = Math.max(merge.left, within.left)
    const bottom = Math.min(merge.bottom, within.bottom)
    const right = Math.min(merge.right, within.right)
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) byCell.set(keyOf(row, column), merge)
    }
  }
  return byCell
}
