import { Zip, ZipDeflate } from 'fflate'
import { exportCell } from '@telemachos/rules/export-cells'
import type { Cell } from './read-cells.ts'

/** A sheet whose rows come one after the other. */
export interface Sheet {
  readonly name: string
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const PART = 64 * 1024

/** A workbook piece by piece: of its rows no more is held than a few hundred. */
export async function* workbookPieces(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, piece) => {
    if (error) failure = error
    else ready.push(piece)
  })
  function* take(): Generator<Uint8Array> {
    if (failure) throw failure
    yield* ready.splice(0)
  }
  const encoder = new TextEncoder()
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    return (text: string, isLast = false) => file.push(encoder.encode(text), isLast)
  }
  for (const [name, text] of fixedParts(sheets)) add(name)(text, true)
  yield* take()
  for (const [index, { rows }] of sheets.entries()) {
    const write = add(`xl/worksheets/sheet${index + 1}.xml`)
    write(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`)
    let text = ''
    let place = 0
    for await (const row of rows) {
      text += rowText(row, ++place)
      if (text.length < PART) continue
      write(text)
      text = ''
      yield* take()
    }
    write(`${text}</sheetData></worksheet>`, true)
    yield* take()
  }
  zip.end()
  yield* take()
}

function rowText(row: readonly Cell[], place: number): string {
  return `<row r="${place}">${row.map(cellText).join('')}</row>`
}

function cellText(value: Cell): string {
  if (value === null || value === '') return '<c/>'
  if (typeof value === 'boolean') return `<c t="b"><v>${value ? 1 : 0}</v></c>`
  const cell = exportCell(value)
  if (cell.kind === 'number') return `<c><v>${cell.value}</v></c>`
  const text = cell.kind === 'text' ? cell.text : ''
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, LONGEST_CELL))}</t></is></c>`
}

/** A cell of a workbook takes no longer text. */
const LONGEST_CELL = 32_767

const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A name that a sheet may have, unlike those before it. */
function sheetNames(sheets: readonly Sheet[]): string[] {
  const taken = new Set<string>()
  return sheets.map(({ name }, index) => {
    const plain =
      name
        .replaceAll(/[\\/?*[\]:']/g, ' ')
        .trim()
        .slice(0, 27) || String(index + 1)
    const called = taken.has(plain.toLowerCase()) ? `${plain} ${index + 1}` : plain
    taken.add(called.toLowerCase())
    return called
  })
}

function fixedParts(sheets: readonly Sheet[]): [name: string, text: string][] {
  const places = sheets.map((_, index) => index + 1)
  const type = (part: string, kind: string) =>
    `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`
  const listed = sheetNames(sheets).map(
    (name, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const related = places.map(
    (place) =>
      `<Relationship Id="rId${place}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${place}.xml"/>`,
  )
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('/xl/workbook.xml', 'sheet.main')}${places.map((place) => type(`/xl/worksheets/sheet${place}.xml`, 'worksheet')).join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${related.join('')}</Relationships>`,
    ],
  ]
}
