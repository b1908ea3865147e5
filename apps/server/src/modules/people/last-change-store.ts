import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** Who saved something last, and when, as a refusal names them; nobody where they are unknown. */
interface LastChange {
  SavedAt: string
  SavedBy: string | null
}

/** Who last changed one of a person's fields in the project, by the audit log. */
export function findLastFieldChange(
  db: Db,
  projectId: number,
  userId: number,
  fields: readonly string[],
): Promise<LastChange | undefined> {
  return findLast(
    db,
    projectId,
    userId,
    sql`a.verb in ('users.fieldUpdated', 'imports.fieldsUpdated', 'imports.fieldSet',
        'imports.fieldsRestored')
      and (a.detail -> 'fields' ?| ${fields}::text[] or a.detail ->> 'field' = any (${fields}::text[]))`,
  )
}

/** Who last gave or took a person's roles in the project, by the audit log. */
export function findLastRolesChange(
  db: Db,
  projectId: number,
  userId: number,
): Promise<LastChange | undefined> {
  return findLast(db, projectId, userId, sql`a.verb = 'users.rolesUpdated'`)
}

/** Who last changed a person's state in the project, by the audit log. */
export function findLastStateChange(
  db: Db,
  projectId: number,
  userId: number,
): Promise<LastChange | undefined> {
  return findLast(
    db,
    projectId,
    userId,
    sql`a.verb in ('people.stateSet', 'people.stateSetMany', 'people.stateRestored')`,
  )
}

function findLast(
  db: Db,
  projectId: number,
  userId: number,
  condition: Sql,
): Promise<LastChange | undefined> {
  return db.row(sql`
    select a.at as "SavedAt", u.first_name || ' ' || u.last_name as "SavedBy"
    from audit_log a left join users u on u.id = a.actor_id
    where a.project_id = ${projectId} and a.subject_id = ${userId} and ${condition}
    order by a.at desc, a.id desc limit 1`)
}
