import { sql, type Sql } from '../../kernel/database/sql.ts'

/** Who has read an action, as rows to be counted (see actionDependents). */
export const readingsOf = (projectId: Sql, actionId: Sql): Sql =>
  sql`action_readings r where r.project_id = ${projectId} and r.action_id = ${actionId}`

/** What has been ticked in its checklist, likewise. */
export const ticksOf = (projectId: Sql, actionId: Sql): Sql =>
  sql`checklist_ticks t where t.project_id = ${projectId} and t.action_id = ${actionId}`

/** What has been handed in for it, likewise. */
export const submissionsOf = (projectId: Sql, actionId: Sql): Sql =>
  sql`submissions s where s.project_id = ${projectId} and s.action_id = ${actionId}`
