import type { Area, ChartModel } from '@telemachos/spreadsheet/model/workbook-model'
import {
  allBelow,
  attribute,
  child,
  descend,
  numberOf,
  type XmlElement,
} from '../files/parse-xml.ts'
import type { Relationship } from '../files/workbook-package.ts'
import { SHEET_SIZE } from '../limits.ts'
import type { NoteReason } from '../notes.ts'
import type { Reading } from '../reading.ts'
import { areaName, sheetPrefix } from '../references.ts'
import { readChart } from './read-chart.ts'
import { byName } from '../by-name.ts'

/** What else lies on sheets, and what is said of it. */
const OTHERS = byName<NoteReason>({
  pic: 'picture',
  sp: 'drawing',
  cxnSp: 'drawing',
  grpSp: 'drawing',
  slicer: 'slicer',
})

/** Charts of a sheet's drawing; the rest of it is noted. */
export function readDrawing(part: string, sheet: string, reading: Reading): readonly ChartModel[] {
  const root = reading.file.xml(part)
  if (!root) {
    reading.notes.add(sheet, 'part_missing', part)
    return []
  }
  const targets = new Map(reading.file.relationships(part).map((one) => [one.id, one]))
  return root.children.flatMap((anchor) => {
    const covers = coveredBy(anchor)
    const at = sheetPrefix(sheet) + areaName(covers)
    const content = contentOf(anchor)
    return content ? chartsOf(content, covers, at, targets, reading) : []
  })
}

/** What the anchor holds, also where a newer form of it comes with an older one. */
function contentOf(anchor: XmlElement): XmlElement | undefined {
  const alternative = child(anchor, 'AlternateContent')
  const holder = child(alternative, 'Choice') ?? anchor
  return holder.children.find(({ name }) => name === 'graphicFrame' || OTHERS.has(name))
}

function chartsOf(
  content: XmlElement,
  covers: Area,
  at: string,
  targets: ReadonlyMap<string, Relationship>,
  reading: Reading,
): readonly ChartModel[] {
  if (content.name !== 'graphicFrame') {
    reading.notes.add(at, OTHERS.get(content.name) ?? 'drawing')
    return []
  }
  const data = descend(content, 'graphic', 'graphicData')
  if (child(data, 'slicer')) {
    reading.notes.add(at, 'slicer')
    return []
  }
  const target = targets.get(attribute(allBelow(data, 'chart')[0], 'id'))
  if (target?.type !== 'chart') {
    reading.notes.add(at, target?.type === 'chartEx' ? 'chart_kind' : 'drawing', target?.type)
    return []
  }
  reading.tally.add('charts')
  const chart = readChart(reading.file.xml(target.part), covers, at, reading)
  return chart ? [chart] : []
}

/** Cells of the usual size, in the units of drawings. */
const USUAL = { column: 609_600, row: 190_500 } as const

/** The cells under an anchor: between two cells, from one cell on, or from the sheet's corner on. */
function coveredBy(anchor: XmlElement): Area {
  const from = child(anchor, 'from')
  const to = child(anchor, 'to')
  const extent = child(anchor, 'ext')
  const position = child(anchor, 'pos')
  const left = from ? indexOf(from, 'col') : cells(numberOf(position, 'x', 0), USUAL.column)
  const top = from ? indexOf(from, 'row') : cells(numberOf(position, 'y', 0), USUAL.row)
  const right = to ? lastOf(to, 'col') : left + cells(numberOf(extent, 'cx', 0), USUAL.column)
  const bottom = to ? lastOf(to, 'row') : top + cells(numberOf(extent, 'cy', 0), USUAL.row)
  return {
    top: within(top, SHEET_SIZE.rows),
    left: within(left, SHEET_SIZE.columns),
    bottom: within(Math.max(top, bottom), SHEET_SIZE.rows),
    right: within(Math.max(left, right), SHEET_SIZE.columns),
  }
}

function indexOf(corner: XmlElement, name: 'col' | 'row'): number {
  return Number(child(corner, name)?.text) || 0
}

/** A drawing that ends where a cell begins does not cover it. */
function lastOf(corner: XmlElement, name: 'col' | 'row'): number {
  const isAtEdge = (Number(child(corner, `${name}Off`)?.text) || 0) === 0
  return indexOf(corner, name) - (isAtEdge ? 1 : 0)
}

function cells(length: number, size: number): number {
  return Math.max(0, Math.ceil(length / size) - 1)
}

function within(index: number, size: number): number {
  return Math.min(Math.max(0, Math.floor(index)), size - 1)
}
