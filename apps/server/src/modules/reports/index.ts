export { declareViews, schemaViews } from './views.ts'
export { checkStatement } from './check-statement.ts'
export {
  runStatement,
  type ParameterValues,
  type StatementRequest,
  type StatementResult,
} from './run-statement.ts'
export { rowsAsObjects } from './read-cells.ts'
