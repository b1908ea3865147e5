/** What other features use of reports. */
export { loadSqlText } from './parts.ts'
