import { call, type CallInput, type CallOutput } from '#shared'
import type { ExportSource } from '#export'
import type { ExportRow, ExportTable } from './export-columns.ts'

export type ExportFilter = CallInput<'grid.startExport'>

/** The grid as it is exported: a line for each mentee of the filter. */
export function gridSource(filter: ExportFilter, table: ExportTable): ExportSource {
  return sourceOf(table, {
    begin: (signal) => call('grid.startExport', filter, { signal }),
    read: (page, signal) => call('grid.exportGridPage', { ...filter, ...page }, { signal }),
  })
}

/** The same with numbers of the state in full, for the reason that it names. */
export function unmaskedSource(
  filter: CallInput<'grid.startUnmaskedExport'>,
  table: ExportTable,
): ExportSource {
  return sourceOf(table, {
    begin: (signal) => call('grid.startUnmaskedExport', filter, { signal }),
    read: (page, signal) => call('grid.exportUnmaskedPage', { ...filter, ...page }, { signal }),
  })
}

interface Calls {
  readonly begin: (signal: AbortSignal) => Promise<CallOutput<'grid.startExport'>>
  readonly read: (
    page: { Page: number; ExportId: string },
    signal: AbortSignal,
  ) => Promise<{ readonly list: readonly ExportRow[] }>
}

function sourceOf(table: ExportTable, calls: Calls): ExportSource {
  return {
    header: table.header,
    async begin(signal) {
      const { Id, Pages, count } = await calls.begin(signal)
      return {
        pages: Pages,
        total: count,
        async read(Page) {
          const { list } = await calls.read({ Page, ExportId: Id }, signal)
          return { count: list.length, lines: list.map(table.line) }
        },
      }
    },
  }
}
