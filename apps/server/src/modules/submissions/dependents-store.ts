import { sql, type Sql } from '../../kernel/database/sql.ts'

/** Who has read an action, as rows to be counted (see actionDependents). */
export const readingsOf = (projectId: Sql, actionId: Sql): Sql =>
  sql`action_readings r where r.project_id = ${projectId} and r.action_id = ${actionId}`
