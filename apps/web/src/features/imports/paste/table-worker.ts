import { FileRefusal } from '@telemachos/interchange/refusal'
import { readTable, TableTooWide } from './read-table.ts'
import type { TablePart } from './table-messages.ts'

/** So many rows are handed over at once: the page takes them up between two frames. */
const ROWS_AT_ONCE = 500

const post = (part: TablePart): void => self.postMessage(part)

async function read(data: string | Uint8Array): Promise<string[][]> {
  if (typeof data === 'string') return readTable(data)
  const { tableOfWorkbook } = await import('./table-of-workbook.ts')
  return tableOfWorkbook(data)
}

self.addEventListener('message', async ({ data }: MessageEvent<string | Uint8Array>) => {
  let rows
  try {
    rows = await read(data)
  } catch (error) {
    if (error instanceof TableTooWide) return post({ kind: 'refused', rule: 'table_too_wide' })
    if (error instanceof FileRefusal) return post({ kind: 'refused', rule: error.rule })
    post({ kind: 'failed' })
    throw error
  }
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    post({ kind: 'rows', rows: rows.slice(start, start + ROWS_AT_ONCE) })
  }
  post({ kind: 'end' })
})
