export { foldCounts } from './count-folding-store.ts'
export { findSlice, keepExport } from './export-store.ts'
