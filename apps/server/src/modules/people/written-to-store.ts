import { sql, type Sql } from '../../kernel/database/sql.ts'

/**
 * Whether somebody may be written to now: active, and a member of the project, where the message is one of
 * a project's. Whoever administers all projects is written to from any.
 */
export const mayBeWrittenTo = (userId: Sql, projectId: Sql): Sql => sql`exists (
  select from users addressee
  where addressee.id = ${userId} and addressee.state = 1
    and (${projectId} is null or addressee.super_admin or exists (
      select from memberships place
      where place.project_id = ${projectId} and place.user_id = addressee.id
        and place.left_at is null and place.active)))`
