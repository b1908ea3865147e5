import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { REPORT_ROLES } from '@telemachos/contract/reports/roles'
import { reportFilters, tiles } from '@telemachos/contract/reports/tiles'
import type { CallContext } from '../../kernel/context.ts'
import { accessEditableReport, accessReportVersion } from './policy.ts'
import { changesOf } from './report-changes.ts'
import { listReportVersions as listRows } from './report-version-store.ts'
import { queryIdsOf, writeReport } from './reports.ts'

type Calls = typeof contract.reports.calls

export async function listReportVersions(
  { Id, Page }: InputOf<Calls['listReportVersions']>,
  context: CallContext,
): Promise<OutputOf<Calls['listReportVersions']>> {
  await accessEditableReport(context, Id)
  const rows = await listRows(context.db, Id, Page)
  return {
    Versions: rows.map(({ version, changedAt, authorName, written, before }) => ({
      Version: version,
      Title: written.title,
      TileCount: tiles.parse(written.tiles).length,
      ChangedAt: changedAt,
      AuthorName: authorName,
      Changes: before && changesOf(before, written),
    })),
    Count: rows[0]?.count ?? 0,
  }
}

/** What the version ran already, it may run again, whoever brings it back. */
export async function restoreReport(
  { Id, Version }: InputOf<Calls['restoreReport']>,
  context: CallContext,
): Promise<OutputOf<Calls['restoreReport']>> {
  const report = await accessEditableReport(context, Id)
  const earlier = await accessReportVersion(context, Id, Version)
  const Tiles = tiles.parse(earlier.tiles)
  const input = {
    Id,
    Title: earlier.title,
    Descr: earlier.descr,
    Roles: REPORT_ROLES.filter((role) => earlier.roles.includes(role)),
    Tiles,
    Filters: reportFilters.parse(earlier.filters),
  }
  return writeReport(
    input,
    { ...report, queryIds: [...report.queryIds, ...queryIdsOf(Tiles)] },
    context,
  )
}
