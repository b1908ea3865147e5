export { blankingDomains, declaredTables } from './declared-tables.ts'
export { deleteOwned, listTraced } from './erase-store.ts'
