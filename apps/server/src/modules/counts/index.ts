export { foldCounts } from './store.ts'
