export { countedNow } from './figures-store.ts'
export { countActions, countBands, countWeeks, type Figures } from './statistics-store.ts'
