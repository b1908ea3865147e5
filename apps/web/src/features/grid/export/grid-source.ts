import { call, type CallInput } from '#shared'
import type { ExportSource } from '../../../shared/export/use-export.ts'
import type { ExportTable } from './export-columns.ts'

export type ExportFilter = CallInput<'grid.startExport'>

/** The grid as it is exported: a line for each mentee of the filter. */
export function gridSource(filter: ExportFilter, table: ExportTable): ExportSource {
  return {
    header: table.header,
    async begin(signal) {
      const { Id, Pages, count } = await call('grid.startExport', filter, { signal })
      return {
        pages: Pages,
        total: count,
        async read(Page) {
          const input = { ...filter, Page, ExportId: Id }
          const { list } = await call('grid.exportGridPage', input, { signal })
          return { count: list.length, lines: list.map(table.line) }
        },
      }
    },
  }
}
