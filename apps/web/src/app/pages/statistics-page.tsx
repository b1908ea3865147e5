import { StatisticsExport } from '../../features/grid/export/statistics-export.tsx'
import { StatisticsPage } from '../../features/supervision/statistics-page.tsx'

/** How people come along, with the export of those who are counted. */
export default function StatisticsWithExportPage() {
  return <StatisticsPage exportOf={(people) => <StatisticsExport people={people} />} />
}
