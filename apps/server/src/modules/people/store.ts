import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** A person's place in a project. */
export interface Member {
  userId: number
  firstName: string
  lastName: string
  roles: Role[]
  /** The default mentor, if there is one. */
  mentorId: number | null
}

/** A member of the project, if the condition holds for them. */
export function findMember(
  db: Db,
  projectId: number,
  userId: number,
  condition: Sql,
): Promise<Member | undefined> {
  return db.row(sql`
    select m.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", m.roles,
      (select holder_id from relations r where r.project_id = m.project_id and r.kind = 'mentor'
        and r.subject_id = m.user_id and r.action_id is null and r.to_at is null) as "mentorId"
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = ${userId} and ${condition}`)
}

/** A person, or with an action one cell of theirs; 0 for what belongs to no action. */
interface StaffedPerson {
  readonly projectId: number
  readonly userId: number
  readonly actionId?: number | undefined
}

/**
 * Who looks after each of these people now: mentors, supervisors of theirs or of their mentors, and
 * coordinators; in the order of the people. A mentor for single actions looks after the person and
 * the cells of those actions, and no supervisor does so through them: see reach/.
 */
export async function listAssignedStaff(
  db: Db,
  people: readonly StaffedPerson[],
): Promise<number[][]> {
  const rows = await db.rows<{ assignedStaff: number[] }>(sql`
    select coalesce((
      select array_agg(distinct holder_id) from (
        select r.holder_id from relations r
        where r.project_id = p.project_id and r.subject_id = p.user_id and r.to_at is null
          and (r.action_id is null or p.action_id is null or r.action_id = p.action_id)
        union all
        select s.holder_id from relations r
        join relations s on s.project_id = r.project_id and s.kind = 'supervisor'
          and s.subject_id = r.holder_id and s.to_at is null
        where r.project_id = p.project_id and r.kind = 'mentor' and r.subject_id = p.user_id
          and r.action_id is null and r.to_at is null
      ) held
    ), '{}') as "assignedStaff"
    from unnest(${people.map((person) => person.projectId)}::int[],
      ${people.map((person) => person.userId)}::int[],
      ${people.map((person) => person.actionId ?? null)}::int[])
      with ordinality as p (project_id, user_id, action_id, place)
    order by p.place`)
  return rows.map((row) => row.assignedStaff)
}
