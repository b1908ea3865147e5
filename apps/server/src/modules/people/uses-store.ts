import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { isMine, isOpenTo, type ViewOwner } from '../../kernel/saved-views-store.ts'
import { fieldColumn, partsOf } from './people-conditions-store.ts'

interface FieldUses {
  Values: number
  Views: number
  Conditions: number
  Exports: number
}

/**
 * What of a project depends on a field of people.
 * @param field is a name: letters, digits and `_` alone.
 * @param options only what names one of these values; null for all.
 */
export function countFieldUses(
  db: Db,
  projectId: number,
  field: string,
  options: readonly string[] | null,
): Promise<FieldUses> {
  const column = fieldColumn([field])
  const hasValue = options
    ? sql`(${column} = any (${options}::text[]) or ${partsOf(column)} && ${options}::text[])`
    : sql`${column} <> ''`
  const isFilter = options ? sql`f.filter -> 'Value' ?| ${options}::text[]` : sql`true`
  const isColumn = options ? sql`false` : sql`v.content -> 'Columns' ? ${field}`
  return db.one(sql`
    select
      (select count(*)::int from memberships m join users u on u.id = m.user_id
        where m.project_id = ${projectId} and m.left_at is null and ${hasValue}) as "Values",
      (select count(*)::int from people_views v
        where v.project_id = ${projectId} and (${isColumn} or exists (
          select from jsonb_array_elements(coalesce(v.content -> 'Filter', '[]')) as f (filter)
          where f.filter ->> 'Field' = ${field} and ${isFilter}))) as "Views",
      (select count(*)::int from actions a join project_actions pa on pa.action_id = a.id
        where pa.project_id = ${projectId}
          and (${reads(sql`a.enable_condition`, field, options)}
            or ${reads(sql`a.show_condition`, field, options)})) as "Conditions",
      (select count(*)::int from audit_log l
        where l.project_id = ${projectId} and l.verb in ('exports.started', 'exports.unmaskedStarted')
          and l.detail -> 'fields' ? ${field}) as "Exports"`)
}

/** Whether a condition reads the field of the person: `user.goal` or `user['goal']`. */
function reads(condition: Sql, field: string, options: readonly string[] | null): Sql {
  const named = `\\muser\\s*(\\.\\s*${field}\\M|\\[\\s*["']${field}["']\\s*\\])`
  if (!options) return sql`${condition} ~ ${named}`
  return sql`${condition} ~ ${named} and exists (
    select from unnest(${options}::text[]) as wanted (value)
    where strpos(${condition}, '''' || wanted.value || '''') > 0
      or strpos(${condition}, '"' || wanted.value || '"') > 0)`
}

/** How many others may open a view; undefined where it is not the caller's to delete. */
export function countViewUses(
  db: Db,
  owner: ViewOwner,
  id: number,
  roles: readonly Role[],
): Promise<{ People: number } | undefined> {
  return db.row(sql`
    select (
      select count(*)::int from memberships m join users u on u.id = m.user_id
      where v.shared and m.project_id = v.project_id and m.left_at is null and u.state = 1
        and u.id <> ${owner.userId} and m.roles && ${roles}::text[]
    ) as "People"
    from people_views v where v.id = ${id} and ${isOpenTo(owner)} and ${isMine(owner)}`)
}
