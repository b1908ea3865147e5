import { readTable } from './read-table.ts'
import type { TablePart } from './table-messages.ts'

/** So many rows are handed over at once: the page takes them up between two frames. */
const ROWS_AT_ONCE = 500

const post = (part: TablePart): void => self.postMessage(part)

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const rows = readTable(data)
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    post({ kind: 'rows', rows: rows.slice(start, start + ROWS_AT_ONCE) })
  }
  post({ kind: 'end' })
})
