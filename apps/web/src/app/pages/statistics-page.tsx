import { StatisticsExport } from '#features/grid'
import { useCall, useIdentity, useMay } from '#shared'
import { StatisticsPage } from '#features/supervision'

/** How people come along, with the export of those who are counted. */
export default function StatisticsWithExportPage() {
  const { ProjectId } = useIdentity()
  // With the statistics themselves: the button stands beside another, which it would move.
  const mayExport = useMay()('grid.startExport')
  useCall('grid.getActionsGridHeader', { ProjectId }, { enabled: mayExport })
  return <StatisticsPage exportOf={(people) => <StatisticsExport people={people} />} />
}
