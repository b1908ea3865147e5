import { useCall, useIdentity, useMay } from '#shared'
import { ExportButton } from './export-button.tsx'

/** The export of the people whom statistics count, for who has no grid to export from (spec §6). */
export function StatisticsExport({ people }: { readonly people: number }) {
  const { ProjectId } = useIdentity()
  const may = useMay()
  const header = useCall(
    'grid.getActionsGridHeader',
    { ProjectId },
    { enabled: may('grid.startExport') },
  )
  if (!header.data) return null
  return (
    <ExportButton
      filter={{ ProjectId, Active: true }}
      actions={header.data.Columns}
      people={people}
    />
  )
}
