import { Page } from '#layout'
import { Loadable } from '#ui'
import { useCall, useIdentity } from '#shared'
import { ActionsTable } from './actions-table.tsx'
import { useTableAddress } from './use-table-address.ts'

/** All actions of the project in one table (spec §2.2, admin/action/list). */
export default function TablePage() {
  const { ProjectId } = useIdentity()
  const [address, change] = useTableAddress()
  const input = { ProjectId, Archived: address.isArchive }
  const query = useCall('actions.listTable', input)
  return (
    <Page width="full">
      <Loadable query={query}>
        {(table) => (
          <ActionsTable
            key={String(address.isArchive)}
            projectId={ProjectId}
            table={table}
            queryKey={['actions.listTable', input]}
            address={address}
            onAddress={change}
          />
        )}
      </Loadable>
    </Page>
  )
}
