import type { ExportCell } from '@telemachos/rules/export-cells'
import { columnName, sheetEnd, sheetStart, xlsxRow } from './xlsx-cells.ts'
import {
  contentTypes,
  ROOT_LINKS,
  STYLES,
  workbook,
  workbookLinks,
  type WrittenSheet,
} from './xlsx-parts.ts'
import { zipStream, type ZipEntry } from './zip-stream.ts'

type Row = readonly ExportCell[]

/** A sheet whose first row is its header, in pages of rows as they come. */
export interface XlsxSheet {
  /** At most 31 characters, none of []:*?/\ */
  readonly name: string
  readonly pages: AsyncIterable<readonly Row[]>
}

/** As many as a sheet of Excel takes. */
const MAX_ROWS = 1_048_576

/**
 * A workbook as a stream of bytes: rows are written as they come. The header of each sheet stays in
 * sight and has a filter; rows beyond what a sheet takes go on in another one, under the same header.
 */
export function xlsxStream(
  sheets: readonly XlsxSheet[],
  maxRows = MAX_ROWS,
): ReadableStream<Uint8Array> {
  const bytes = zipStream(partsOf(sheets, maxRows))
  return new ReadableStream({
    async pull(out) {
      const { done, value } = await bytes.next()
      if (done) out.close()
      else out.enqueue(value)
    },
  })
}

async function* partsOf(sheets: readonly XlsxSheet[], maxRows: number): AsyncGenerator<ZipEntry> {
  const written: WrittenSheet[] = []
  for (const { name, pages } of sheets) {
    const rows = new Rows(pages)
    const header = (await rows.next()) ?? []
    let part = 0
    do {
      part += 1
      let range = ''
      yield {
        name: `xl/worksheets/sheet${written.length + 1}.xml`,
        text: sheetText(header, rows, maxRows, (found) => {
          range = found
        }),
      }
      written.push({ name: part === 1 ? name : partName(name, part), range })
    } while (await rows.hasMore())
  }
  yield { name: 'xl/styles.xml', text: once(STYLES) }
  yield { name: 'xl/workbook.xml', text: once(workbook(written)) }
  yield { name: 'xl/_rels/workbook.xml.rels', text: once(workbookLinks(written.length)) }
  yield { name: '_rels/.rels', text: once(ROOT_LINKS) }
  yield { name: '[Content_Types].xml', text: once(contentTypes(written.length)) }
}

/** @param onRange hears of the sheet's cells once it is whole. */
async function* sheetText(
  header: Row,
  rows: Rows,
  maxRows: number,
  onRange: (range: string) => void,
): AsyncGenerator<string> {
  let count = 1
  let text = sheetStart + xlsxRow(header, 0, true)
  while (count < maxRows) {
    const row = await rows.next()
    if (!row) break
    text += xlsxRow(row, count, false)
    count += 1
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  const range = `A1:${columnName(Math.max(0, header.length - 1))}${count}`
  onRange(range)
  yield text + sheetEnd(range)
}

/** So much is compressed at once. */
const CHUNK = 65_536

/** Pages as rows, one of which can be looked for before it is taken. */
class Rows {
  readonly #pages: AsyncIterator<readonly Row[]>
  #page: readonly Row[] = []
  #place = 0

  constructor(pages: AsyncIterable<readonly Row[]>) {
    this.#pages = pages[Symbol.asyncIterator]()
  }

  async hasMore(): Promise<boolean> {
    while (this.#place >= this.#page.length) {
      const { done, value } = await this.#pages.next()
      if (done) return false
      this.#page = value
      this.#place = 0
    }
    return true
  }

  async next(): Promise<Row | undefined> {
    return (await this.hasMore()) ? this.#page[this.#place++] : undefined
  }
}

const partName = (name: string, part: number): string => {
  const end = `_${part}`
  return name.slice(0, 31 - end.length) + end
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
