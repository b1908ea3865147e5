import type {
  Area,
  ChartModel,
  SheetModel,
  TableModel,
} from '@telemachos/spreadsheet/model/workbook-model'
import { readDrawing } from '../drawings/read-drawings.ts'
import {
  allBelow,
  attribute,
  child,
  childrenOf,
  flagOf,
  numberOf,
  type XmlElement,
} from '../files/parse-xml.ts'
import type { Relationship } from '../files/workbook-package.ts'
import { SHEET_SIZE } from '../limits.ts'
import type { NoteReason } from '../notes.ts'
import type { Reading } from '../reading.ts'
import { CellReader } from './read-cells.ts'
import { readConditions } from './read-conditions.ts'
import { readTable } from './read-table.ts'
import { readAreas, readValidations } from './read-validations.ts'
import { byName } from '../by-name.ts'

/** What a workbook's list of sheets says of one of them. */
export interface SheetEntry {
  readonly name: string
  readonly visibility: SheetModel['visibility']
  /** How it is related to the workbook: `worksheet`, `chartsheet` … */
  readonly type: string
  readonly part: string
}

/** What sheets point to without its being read. */
const UNREAD = byName<NoteReason>({
  pivotTable: 'pivot_table',
  slicer: 'slicer',
  timeline: 'slicer',
  comments: 'comment',
  threadedComment: 'comment',
  ctrlProp: 'control',
  control: 'control',
  oleObject: 'control',
  image: 'picture',
  queryTable: 'query_table',
  hyperlink: 'hyperlink',
})

/** A sheet and the tables on it. */
export interface ReadSheet {
  readonly model: SheetModel
  readonly tables: readonly TableModel[]
}

/** Reads one sheet; what cannot be read is an empty sheet of its name, so that the others keep their index. */
export function readSheet(entry: SheetEntry, index: number, reading: Reading): ReadSheet {
  const { name, part, type } = entry
  const reader = new CellReader(reading, name)
  const isChart = type === 'chartsheet'
  if (type !== 'worksheet' && !isChart) reading.notes.add(name, 'sheet_kind', type)
  const root = reading.file.xml(part, isChart ? {} : reader.visitor)
  if (!root) reading.notes.add(name, 'part_missing', part)
  const related = root ? reading.file.relationships(part) : []
  noteUnread(root, related, name, reading)
  return {
    model: {
      name,
      visibility: entry.visibility,
      cells: reader.sorted(),
      rows: withFilters(root, related, reader.rows, name, reading),
      charts: chartsOf(root, related, name, reading),
      ...layoutOf(root, name, reading),
      isProtected: flagOf(child(root, 'sheetProtection'), 'sheet'),
      validations: root ? readValidations(root, name, reading) : [],
      conditionalFormats: root ? readConditions(root, name, reading) : [],
    },
    tables: related
      .filter((one) => one.type === 'table')
      .flatMap((one) => readTable(one.part, index, name, reading) ?? []),
  }
}

/** Rows, of which those are marked that a filter of the sheet or of a table hides. */
function withFilters(
  root: XmlElement | undefined,
  related: readonly Relationship[],
  rows: SheetModel['rows'],
  sheet: string,
  reading: Reading,
): SheetModel['rows'] {
  const tables = related.filter(({ type }) => type === 'table')
  if (!rows.some(({ isHidden }) => isHidden)) return rows
  const filters = [root, ...tables.map(({ part }) => reading.file.xml(part))]
    .map((element) => child(element, 'autoFilter'))
    .filter((filter) => childrenOf(filter, 'filterColumn').length > 0)
  const areas = filters.flatMap((filter) =>
    readAreas(attribute(filter, 'ref') ?? '', sheet, reading),
  )
  if (areas.length === 0) return rows
  return rows.map((one) => {
    const isFiltered = areas.some(({ top, bottom }) => one.row > top && one.row <= bottom)
    return one.isHidden && isFiltered ? { ...one, isFiltered } : one
  })
}

function layoutOf(
  root: XmlElement | undefined,
  sheet: string,
  reading: Reading,
): Pick<
  SheetModel,
  'columns' | 'merges' | 'frozen' | 'showsGridLines' | 'defaultWidth' | 'defaultHeight'
> {
  const view = child(child(root, 'sheetViews'), 'sheetView')
  const format = child(root, 'sheetFormatPr')
  const defaultWidth = numberOf(format, 'defaultColWidth', undefined)
  const defaultHeight = numberOf(format, 'defaultRowHeight', undefined)
  if (flagOf(format, 'zeroHeight')) reading.notes.add(sheet, 'rows_hidden_by_default')
  const frozen = frozenOf(child(view, 'pane'))
  return {
    columns: columnsOf(root, reading),
    merges: mergesOf(root, sheet, reading),
    ...(frozen ? { frozen } : {}),
    showsGridLines: flagOf(view, 'showGridLines', true),
    ...(defaultWidth === undefined ? {} : { defaultWidth }),
    ...(defaultHeight === undefined ? {} : { defaultHeight }),
  }
}

/** Settings of columns, which lie beside each other; what lies over another is none. */
function columnsOf(root: XmlElement | undefined, reading: Reading): SheetModel['columns'] {
  const columns: SheetModel['columns'][number][] = []
  let free = 0
  for (const element of childrenOf(child(root, 'cols'), 'col')) {
    const column = columnOf(element, reading)
    if (!column || column.from < free) continue
    columns.push(column)
    free = column.to + 1
  }
  return columns
}

function columnOf(
  element: XmlElement,
  reading: Reading,
): SheetModel['columns'][number] | undefined {
  const from = numberOf(element, 'min', 0) - 1
  const to = Math.min(numberOf(element, 'max', 0), SHEET_SIZE.columns) - 1
  const width = numberOf(element, 'width', undefined)
  const style = numberOf(element, 'style', 0)
  const isHidden = flagOf(element, 'hidden')
  if (from < 0 || to < from) return undefined
  return {
    from,
    to,
    ...(width === undefined ? {} : { width }),
    ...(isHidden ? { isHidden } : {}),
    ...(style > 0 && style < reading.styles.cells.length ? { style } : {}),
  }
}

function mergesOf(root: XmlElement | undefined, sheet: string, reading: Reading): readonly Area[] {
  return childrenOf(child(root, 'mergeCells'), 'mergeCell').flatMap((one) =>
    readAreas(attribute(one, 'ref'), sheet, reading),
  )
}

function frozenOf(pane: XmlElement | undefined): SheetModel['frozen'] {
  if (!pane || !attribute(pane, 'state').startsWith('frozen')) return undefined
  const rows = Math.max(0, Math.floor(numberOf(pane, 'ySplit', 0)))
  const columns = Math.max(0, Math.floor(numberOf(pane, 'xSplit', 0)))
  return rows + columns > 0 ? { rows, columns } : undefined
}

function chartsOf(
  root: XmlElement | undefined,
  related: readonly Relationship[],
  sheet: string,
  reading: Reading,
): readonly ChartModel[] {
  const ids = childrenOf(root, 'drawing').map((one) => attribute(one, 'id'))
  return related
    .filter(({ id, type }) => type === 'drawing' && ids.includes(id))
    .flatMap(({ part }) => readDrawing(part, sheet, reading))
}

function noteUnread(
  root: XmlElement | undefined,
  related: readonly Relationship[],
  sheet: string,
  reading: Reading,
): void {
  for (const { type } of related) {
    const reason = UNREAD.get(type)
    if (reason) reading.notes.add(sheet, reason)
  }
  if (allBelow(child(root, 'extLst'), 'sparklineGroup').length > 0) {
    reading.notes.add(sheet, 'sparkline')
  }
}
