import type pg from 'pg'
import type { Role } from '@telemachos/contract/core/roles'
import { openSession } from './cluster.ts'
import type { Seeded } from './seed.ts'

/** The roles that have the pages about mentees. */
export const STAFF_ROLES = [
  'Admin',
  'ProjectManager',
  'Coordinator',
  'Supervisor',
  'Mentor',
] as const satisfies readonly Role[]

export type StaffRole = (typeof STAFF_ROLES)[number]

/** Those of them who look after mentors as well. */
export const OVERSEEING: readonly StaffRole[] = STAFF_ROLES.filter((role) => role !== 'Mentor')

export interface StaffMember {
  readonly role: StaffRole
  readonly userId: number
  /** A session of theirs. */
  readonly cookie: string
}

const MENTEES_OF_MENTOR = 25

/**
 * Gives a seeded project mentors of 25 mentees each, one of every role that has the pages about
 * mentees, and each of these a session. The coordinator has everybody, the supervisor all mentors; the
 * mentor is one of those.
 */
export async function addStaff(client: pg.Client, seeded: Seeded): Promise<readonly StaffMember[]> {
  const { projectId, adminId } = seeded
  const mentors = await addPeople(
    client,
    projectId,
    'Mentor',
    Math.ceil((adminId - 1) / MENTEES_OF_MENTOR),
  )
  const [coordinator] = await addPeople(client, projectId, 'Coordinator', 1)
  const [supervisor] = await addPeople(client, projectId, 'Supervisor', 1)
  const [manager] = await addPeople(client, projectId, 'ProjectManager', 1)
  await client.query(
    `insert into relations (project_id, kind, holder_id, subject_id)
     select $1::int, 'mentor', ($2::int[])[1 + (n - 1) / ${MENTEES_OF_MENTOR}], n
     from generate_series(1, $3::int) n
     union all
     select $1, 'coordinator', $4, n from generate_series(1, $3) n
     union all
     select $1, 'coordinator', $4, m from unnest($2) m
     union all
     select $1, 'supervisor', $5, m from unnest($2) m`,
    [projectId, mentors, adminId - 1, coordinator, supervisor],
  )
  await client.query('analyze')
  const ids: Record<StaffRole, number | undefined> = {
    Admin: adminId,
    ProjectManager: manager,
    Coordinator: coordinator,
    Supervisor: supervisor,
    Mentor: mentors[0],
  }
  const staff: StaffMember[] = []
  for (const role of STAFF_ROLES) {
    const userId = ids[role] ?? 0
    staff.push({ role, userId, cookie: await openSession(client, seeded, userId, role) })
  }
  return staff
}

/** @returns their ids, in order. */
async function addPeople(
  client: pg.Client,
  projectId: number,
  role: StaffRole,
  count: number,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `with made as (
       insert into users (id, username, first_name, last_name, sort_key, search_key)
       select (select max(id) from users) + n, $2 || n, 'Όνομα', 'Υπεύθυνος' || n,
         'υπευθυνος' || lpad(n::text, 7, '0'), 'υπευθυνος' || n
       from generate_series(1, $3::int) n returning id
     ), joined as (
       insert into memberships (project_id, user_id, roles)
       select $1::int, id, array[$2] from made returning user_id
     )
     select user_id as id from joined order by id`,
    [projectId, role, count],
  )
  return rows.map(({ id }) => id)
}
