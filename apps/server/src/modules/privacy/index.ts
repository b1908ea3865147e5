export { blankingDomains, declaredTables } from './declared-tables.ts'
