import { EXPORT_ROLES } from '@telemachos/contract/grid/export-roles'
import { roleAllowed } from '@telemachos/contract/core/roles'
import { useCall, useIdentity } from '#shared'
import { ExportButton } from './export-button.tsx'

/** The export of the people whom statistics count, for who has no grid to export from (spec §6). */
export function StatisticsExport({ people }: { readonly people: number }) {
  const { ProjectId, Role } = useIdentity()
  const header = useCall(
    'grid.getActionsGridHeader',
    { ProjectId },
    { enabled: roleAllowed(Role, EXPORT_ROLES) },
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
