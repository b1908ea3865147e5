/** What other features and the app use of conferences. */
export { loadSessionsTab } from './parts.ts'
