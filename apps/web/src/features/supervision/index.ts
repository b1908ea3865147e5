/** What other features and the app use of supervision. */
export { OverviewNumbers } from './overview-numbers.tsx'
export { OwnQueue } from './own-queue.tsx'
export { StatisticsPage } from './statistics-page.tsx'
export { loadHistoryButton } from './parts.ts'
