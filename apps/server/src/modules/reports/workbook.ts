import { Zip, ZipDeflate } from 'fflate'
import { isRealDate } from '@telemachos/rules/dates'
import { serialOfDate, serialOfInstant } from '@telemachos/rules/date-serial'
import { exportCell } from '@telemachos/rules/export-cells'
import type { Cell, ResultColumn } from './read-cells.ts'

/** How a workbook shows what it holds as a number, in their order as styles. */
const FORMATS = {
  date: 'dd/mm/yyyy',
  time: 'dd/mm/yyyy hh:mm',
  month: '[$-408]mmmm yyyy',
  englishMonth: '[$-809]mmmm yyyy',
  year: 'yyyy',
  share: '0.0" %"',
} as const
type Format = keyof typeof FORMATS

/** A value with the format that it is shown in; the value is what is calculated with. */
export interface FormattedCell {
  readonly number: number
  readonly format: Format
}
export type SheetCell = Cell | FormattedCell

/** A sheet whose rows come one after the other. */
export interface Sheet {
  readonly name: string
  readonly rows: AsyncIterable<readonly SheetCell[]> | Iterable<readonly SheetCell[]>
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
    write(`${XML}<worksheet xmlns="${MAIN}">${WIDTHS}<sheetData>`)
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

/** A day, a moment and a month's name have room in every column: what has not is shown as ####. */
const WIDTHS = '<cols><col min="1" max="200" width="20" customWidth="1"/></cols>'

function rowText(row: readonly SheetCell[], place: number): string {
  const cells = row.map((cell, index) => cellText(cell, `r="${lettersOf(index)}${place}"`))
  return `<row r="${place}">${cells.join('')}</row>`
}

/** What a workbook calls a column: A for 0, AA for 26. */
const lettersOf = (index: number): string =>
  (index < LETTERS ? '' : lettersOf(Math.floor(index / LETTERS) - 1)) +
  String.fromCodePoint(FIRST_LETTER + (index % LETTERS))

const LETTERS = 26
const FIRST_LETTER = 65

function cellText(value: SheetCell, place: string): string {
  if (value === null || value === '') return ''
  if (typeof value === 'object')
    return `<c ${place} s="${STYLES.indexOf(value.format) + 1}"><v>${value.number}</v></c>`
  if (typeof value === 'boolean') return `<c ${place} t="b"><v>${value ? 1 : 0}</v></c>`
  const cell = exportCell(value)
  if (cell.kind === 'number') return `<c ${place}><v>${cell.value}</v></c>`
  const text = cell.kind === 'text' ? cell.text : ''
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, LONGEST_CELL))}</t></is></c>`
}

const STYLES = Object.keys(FORMATS)

/** The first day that a workbook counts from; what is before it stays a text. */
const FIRST_DAY = '1900-03-01'
const ISO_DAY = 10

/** Rows of a result as a workbook holds them: days and moments as its own, and hundredths, each in its format. */
export function sheetCells(
  columns: readonly ResultColumn[],
  language: string,
): (row: readonly Cell[]) => SheetCell[] {
  const month = language === 'el' ? 'month' : 'englishMonth'
  return (row) =>
    row.map((cell, index) => {
      const { Type, Shown } = columns[index] ?? { Type: 'text', Shown: undefined }
      if (Type === 'number' && Shown === 'share' && typeof cell === 'number')
        return { number: cell, format: 'share' }
      if ((Type !== 'date' && Type !== 'time') || typeof cell !== 'string') return cell
      const serial = serialOf(cell)
      if (serial === undefined) return cell
      if (Shown === 'month') return { number: serial, format: month }
      if (Shown === 'year') return { number: serial, format: 'year' }
      return { number: serial, format: Shown ? 'date' : Type }
    })
}

/** The number of a day or moment, by the clock of Athens; undefined of what a workbook has no number for. */
function serialOf(text: string): number | undefined {
  const day = text.slice(0, ISO_DAY)
  if (!isRealDate(day) || day < FIRST_DAY) return undefined
  if (text === day) return serialOfDate(day)
  const moment = new Date(text.endsWith('Z') ? text : `${text}Z`)
  if (Number.isNaN(moment.getTime())) return undefined
  // What has no zone is as the clock shows it.
  return text.endsWith('Z')
    ? serialOfInstant(moment)
    : serialOfDate(day) + (moment.getTime() % DAY_MS) / DAY_MS
}

const DAY_MS = 86_400_000

const stylesXml = (): string => {
  const formats = Object.values(FORMATS).map(
    (code, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escapeXml(code)}"/>`,
  )
  const cells = STYLES.map(
    (_, index) =>
      `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
  return `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length + 1}">${plain}${cells.join('')}</cellXfs></styleSheet>`
}

/** Formats below are the workbook's own. */
const FIRST_FORMAT = 164

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
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('/xl/workbook.xml', 'sheet.main')}${type('/xl/styles.xml', 'styles')}${places.map((place) => type(`/xl/worksheets/sheet${place}.xml`, 'worksheet')).join('')}</Types>`,
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
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${related.join('')}<Relationship Id="rIdStyles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', stylesXml()],
  ]
}
