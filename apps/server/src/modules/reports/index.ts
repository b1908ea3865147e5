export { declareViews, schemaViews } from './views.ts'
export { checkStatement } from './check-statement.ts'
export { runStatement } from './run-statement.ts'
export { rowsAsObjects } from './read-cells.ts'
