import type { TableModel } from '@telemachos/spreadsheet/model/workbook-model'
import { attribute, child, childrenOf, numberOf } from '../files/parse-xml.ts'
import type { Reading } from '../reading.ts'
import { parseArea, sheetPrefix } from '../references.ts'
import { unescapeText } from './read-strings.ts'

/** A table of a sheet, whose columns formulas name. */
export function readTable(
  part: string,
  sheet: number,
  sheetName: string,
  reading: Reading,
): TableModel | undefined {
  const root = reading.file.xml(part)
  if (!root) {
    reading.notes.add(sheetName, 'part_missing', part)
    return undefined
  }
  const reference = attribute(root, 'ref')
  const area = parseArea(reference)
  if (!area) {
    reading.notes.add(sheetPrefix(sheetName) + reference, 'area_beyond_sheet')
    return undefined
  }
  return {
    name: attribute(root, 'displayName') || attribute(root, 'name'),
    sheet,
    area,
    columns: childrenOf(child(root, 'tableColumns'), 'tableColumn')
      .slice(0, area.right - area.left + 1)
      .map((one) => unescapeText(attribute(one, 'name'))),
    hasHead: numberOf(root, 'headerRowCount', 1) > 0,
    hasTotals: numberOf(root, 'totalsRowCount', 0) > 0,
  }
}
