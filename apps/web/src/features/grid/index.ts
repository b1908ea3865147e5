/** What other features and the app use of grid. */
export { ByActionPage } from './by-action/by-action-page.tsx'
export { StatisticsExport } from './export/statistics-export.tsx'
export { loadAllDatesButton } from './parts.ts'
