import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** How many people of a project hold a role. */
interface HeldRole {
  role: Role
  count: number
}

/** The roles that people of a project hold, with how many they are. */
export function countRoles(db: Db, projectId: number): Promise<HeldRole[]> {
  return db.rows(sql`
    select role, count(*)::int as count
    from memberships m, unnest(m.roles) as role
    where m.project_id = ${projectId} and m.left_at is null
    group by role order by role`)
}

/** How many active mentees of a project have no default mentor. */
export async function countUnlinked(db: Db, projectId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.is_mentee and m.left_at is null and m.active
      and u.state = 1 and not exists (
        select from relations r where r.project_id = m.project_id and r.subject_id = m.user_id
          and r.kind = 'mentor' and r.action_id is null and r.to_at is null)`)
  return count
}

/** A finding that was put away. */
export interface DismissedRow {
  key: string
  reason: string
  at: string
  by: string
}

/** The findings of a project that were put away. */
export function listDismissed(db: Db, projectId: number): Promise<DismissedRow[]> {
  return db.rows(sql`
    select d.key, d.reason, d.dismissed_at as at,
      coalesce(u.first_name || ' ' || u.last_name, '') as by
    from dismissed_findings d left join users u on u.id = d.dismissed_by
    where d.project_id = ${projectId}`)
}

interface Dismissal {
  readonly projectId: number
  readonly key: string
  readonly reason: string
  readonly by: number
  readonly at: Date
}

/** Puts a finding away; the last reason holds. */
export async function writeDismissed(
  db: Db,
  { projectId, key, reason, by, at }: Dismissal,
): Promise<void> {
  await db.run(sql`
    insert into dismissed_findings (project_id, key, reason, dismissed_by, dismissed_at)
    values (${projectId}, ${key}, ${reason}, ${by}, ${at})
    on conflict (project_id, key) do update set reason = excluded.reason,
      dismissed_by = excluded.dismissed_by, dismissed_at = excluded.dismissed_at`)
}

/** Brings a finding back. */
export async function deleteDismissed(db: Db, projectId: number, key: string): Promise<void> {
  await db.run(sql`
    delete from dismissed_findings where project_id = ${projectId} and key = ${key}`)
}
