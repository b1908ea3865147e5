import { csvLine, type ExportCell } from '@telemachos/rules/export-cells'
import type { ExportFormat, FromWorker, ToWorker } from './export-messages.ts'
import { xlsxStream, type XlsxSheet } from './xlsx-stream.ts'
import { xlsFoot, xlsHead, xlsLine } from './xls-lines.ts'

type Rows = readonly (readonly ExportCell[])[]
type Start = Extract<ToWorker, { kind: 'start' }>

const TYPES: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv;charset=utf-8',
}

const post = (message: FromWorker): void => self.postMessage(message)

// Rows pass through: they are written as they come, and none is kept.
const rows = new TransformStream<Rows, Rows>()
const writer = rows.writable.getWriter()

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'start') void write(data)
  else if (data.kind === 'end') void writer.close()
  else void writer.write(data.rows).then(() => post({ kind: 'taken' }))
})

async function write(start: Start): Promise<void> {
  try {
    const bytes = start.format === 'xlsx' ? xlsxBytes(start) : textBytes(start)
    if (start.handle) {
      await bytes.pipeTo(await start.handle.createWritable())
      post({ kind: 'done', file: null })
    } else post({ kind: 'done', file: await toBlob(bytes, TYPES[start.format]) })
  } catch (error) {
    post({ kind: 'failed', reason: String(error) })
  }
}

/** A browser keeps large parts of a blob on disk, which one growing array would not be. */
async function toBlob(bytes: ReadableStream<Uint8Array>, type: string): Promise<Blob> {
  const parts: Blob[] = []
  for await (const chunk of bytes) parts.push(new Blob([new Uint8Array(chunk)]))
  return new Blob(parts, { type })
}

function xlsxBytes({ sheet, more }: Start): ReadableStream<Uint8Array> {
  const others = more.map(({ sheet: name, rows: all }): XlsxSheet => ({ name, pages: once(all) }))
  return xlsxStream([{ name: sheet, pages: pages() }, ...others])
}

async function* pages() {
  yield* rows.readable
}

async function* once(all: Rows) {
  yield all
}

function textBytes({ format, separator, sheet }: Start): ReadableStream<Uint8Array> {
  const isXls = format === 'xls'
  const lineOf = (row: readonly ExportCell[]) => (isXls ? xlsLine(row) : csvLine(row, separator))
  const lines = new TransformStream<Rows, string>({
    // The mark of UTF-8, by which Excel knows it.
    start: (out) => out.enqueue(isXls ? xlsHead(sheet) : '\uFEFF'),
    transform: (page, out) => out.enqueue(page.map(lineOf).join('')),
    flush: (out) => {
      if (isXls) out.enqueue(xlsFoot)
    },
  })
  return rows.readable.pipeThrough(lines).pipeThrough(new TextEncoderStream())
}
