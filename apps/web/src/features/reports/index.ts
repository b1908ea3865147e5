/** What other features use of reports. */
export { loadSqlText } from './parts.ts'
export { useTypedRun } from './queries/use-typed-run.ts'
