export { declaredTables } from './declared-tables.ts'
