import { MOST_ROWS } from '@telemachos/contract/core/page-rows'
import { formatTime, todayInAthens } from '@telemachos/rules/dates'
import { exportCell, type ExportCell } from '@telemachos/rules/export-cells'
import type { ReadPage, TableColumn, WrittenCell } from '../ui/tables/paged-table.tsx'
import { lastPage } from '../ui/tables/table-state.ts'
import type { ExportSource } from './use-export.ts'

/** Pages of a table that are read at once. */
const STREAMS = 2

/** What of a paged table its file is written from. */
export interface ExportedTable<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly rowKey: (row: Row) => string | number
  readonly readPage: ReadPage<Row>
}

/** The pages of the table; a row that moves to the next page meanwhile is written once. */
export function tableSource<Row>({ columns, rowKey, readPage }: ExportedTable<Row>): ExportSource {
  const written = columns.filter(({ text }) => text !== null)
  return {
    header: written.map(({ label }) => exportCell(label)),
    streams: STREAMS,
    async begin(signal) {
      const readPart = (page: number) => readPage({ page, count: MOST_ROWS }, signal)
      const first = await readPart(1)
      const seen = new Set<string | number>()
      return {
        pages: lastPage(first.count, MOST_ROWS),
        total: first.count,
        async read(page) {
          const { list } = page === 1 ? first : await readPart(page)
          const rows = list.filter((row) => !seen.has(rowKey(row)))
          for (const row of rows) seen.add(rowKey(row))
          return {
            count: rows.length,
            lines: rows.map((row) => written.map((column) => writtenCell(column, row))),
          }
        },
      }
    },
  }
}

function writtenCell<Row>({ text, cell }: TableColumn<Row>, row: Row): ExportCell {
  // Whatever has no text has words for a cell: its type says so.
  const value = text ? text(row) : (cell(row) as WrittenCell)
  if (!(value instanceof Date)) return exportCell(value)
  return { kind: 'date', iso: `${todayInAthens(value)}T${formatTime(value)}` }
}
