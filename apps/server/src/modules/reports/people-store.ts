import { sql, type Sql } from '../../kernel/database/sql.ts'
import { CALLER, type WithinReach } from '../../kernel/reporting.ts'

/** People by their number, with both sets of their values: what own fields are read from. */
export function peopleSource(within: WithinReach): { columns: readonly string[]; select: Sql } {
  return {
    columns: ['user_id', 'own', 'placed', 'email'],
    select: sql`
      select m.user_id, u.fields, m.fields, u.email
      from memberships m join users u on u.id = m.user_id
      where m.project_id = ${CALLER.projectId} and ${within()}`,
  }
}
