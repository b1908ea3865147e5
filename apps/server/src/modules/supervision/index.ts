export { countedNow } from './figures-store.ts'
export { countActions, countBands, countWeeks, type Figures } from './statistics-store.ts'
export { readOverview } from './read-overview.ts'
export { readQueue } from './read-queue.ts'
