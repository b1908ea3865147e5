import type { CellModel, ExternalBook } from '@telemachos/spreadsheet/model/workbook-model'
import { cellName } from '../references.ts'
import { NAMESPACES, xml, xmlPart, xmlText } from './xml-text.ts'

/** Another file that formulas ask, as a part with the values that are kept of it. */
export function externalPart({ sheets, names }: ExternalBook): string {
  const book = xml(
    'externalBook',
    { 'xmlns:r': NAMESPACES.links, 'r:id': 'rId1' },
    group(
      'sheetNames',
      sheets.map(({ name }) => xml('sheetName', { val: name })),
    ),
    group(
      'definedNames',
      names.map(({ name, formula }) => xml('definedName', { name, refersTo: `=${formula}` })),
    ),
    group(
      'sheetDataSet',
      sheets.map(({ cells }, index) => xml('sheetData', { sheetId: index }, ...rowsOf(cells))),
    ),
  )
  return xmlPart(xml('externalLink', { xmlns: NAMESPACES.main }, book))
}

/** Where the part says that the other file lies: beside this one. */
export function externalLinksPart({ name }: ExternalBook): string {
  return xmlPart(
    xml(
      'Relationships',
      { xmlns: NAMESPACES.package },
      xml('Relationship', {
        Id: 'rId1',
        Type: `${NAMESPACES.links}/externalLinkPath`,
        Target: encodeURIComponent(name || 'unknown.xlsx'),
        TargetMode: 'External',
      }),
    ),
  )
}

function group(name: string, items: readonly string[]): string {
  return items.length === 0 ? '' : xml(name, {}, ...items)
}

function rowsOf(cells: ExternalBook['sheets'][number]['cells']): string[] {
  const rows = new Map<number, string[]>()
  for (const cell of cells) {
    const known = rows.get(cell.row)
    if (known) known.push(cellXml(cell))
    else rows.set(cell.row, [cellXml(cell)])
  }
  return [...rows].map(([row, held]) => xml('row', { r: row + 1 }, ...held))
}

function cellXml(cell: Pick<CellModel, 'row' | 'column' | 'value'>): string {
  const { value } = cell
  const r = cellName(cell)
  const held = (t: string | undefined, text: string) => xml('cell', { r, t }, xml('v', {}, text))
  switch (typeof value) {
    case 'number':
      return held(undefined, String(value))
    case 'boolean':
      return held('b', value ? '1' : '0')
    case 'string':
      return held('str', xmlText(value))
    case 'object':
      return held('e', xmlText(value.error))
    default:
      return xml('cell', { r })
  }
}
