/** What other features and the app use of supervision. */
export { actionIdOf } from './entry-way.ts'
export { OwnQueue } from './own-queue.tsx'
export { ReasonMark } from './reason-mark.tsx'
export { StatisticsOverview } from './statistics-overview.tsx'
export { loadHistoryButton, loadQueue } from './parts.ts'
