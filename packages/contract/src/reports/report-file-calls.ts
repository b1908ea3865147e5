import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { id, numeral } from '../core/shapes.ts'
import { REPORT_AUTHOR_ROLES, REPORT_EXPORT_ROLES } from './roles.ts'
import { filterValues } from './tiles.ts'

const authoring = { roles: REPORT_AUTHOR_ROLES, scope: 'project' } as const

/** Ready-made reports, and reports as files. */
export const reportFileCalls = {
  listReadyReports: readCall({
    path: '/api/Report/Ready',
    summary: 'The ready-made reports that the caller may begin with.',
    input: z.strictObject({}),
    output: z.array(
      z.strictObject({ Key: z.string(), Title: z.string(), Descr: z.string(), Tiles: z.int() }),
    ),
    access: authoring,
  }),
  startReadyReport: writeCall({
    path: '/api/Report/StartReady',
    summary: 'Makes a report of a ready-made one: from then on it is a report like any other.',
    input: z.strictObject({ Key: z.string().max(40) }),
    example: { Key: 'overview' },
    output: z.strictObject({ Id: id }),
    access: authoring,
    audit: 'reports.reportSaved',
  }),
  exportReport: readCall({
    method: 'GET',
    path: '/api/Report/Export',
    body: 'query',
    summary:
      'A whole report with the caller’s reach: a workbook with a sheet for each tile, or a PDF; with its filters, who made it and when.',
    input: z.strictObject({
      Id: numeral.pipe(id),
      Format: z.enum(['xlsx', 'pdf']).default('xlsx'),
      /** JSON, as RunTile has them. */
      Filters: z
        .string()
        .max(20_000)
        .default('{}')
        .refine(isJson, { error: 'json' })
        .transform((given): unknown => JSON.parse(given))
        .pipe(filterValues),
    }),
    example: ({ absentId }) => ({ Id: absentId, Format: 'pdf' as const }),
    output: z.instanceof(Uint8Array),
    file: { type: 'application/octet-stream', name: 'report.xlsx' },
    access: { roles: REPORT_EXPORT_ROLES, scope: 'relation' },
    rate: 'bulk',
    audit: 'reports.reportExported',
  }),
}

function isJson(given: string): boolean {
  try {
    return typeof JSON.parse(given) === 'object'
  } catch {
    return false
  }
}
