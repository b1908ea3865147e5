import type { Role } from '@telemachos/contract/core/roles'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { mergeFields, mergeFilters } from '@telemachos/rules/profile-fields'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { personName, type PersonName } from './person-name-store.ts'

export interface PersonRow extends PersonName {
  Username: string
  Roles: Role[]
  /** Every field, whatever its level: see visible-fields.ts. */
  fields: Record<string, unknown>
  projectFields: Record<string, unknown>
  State: number
  CacheMentors: Record<string, number>
  Mentor: PersonName | null
  Coordinators: number[]
}

/** People of a project by their ids, as far as the condition on `m` holds, in name order. */
export function listPeople(
  db: Db,
  projectId: number,
  userIds: readonly number[],
  condition: Sql,
): Promise<PersonRow[]> {
  return db.rows(sql`
    select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
      u.username as "Username", m.roles as "Roles", u.state as "State",
      u.fields || jsonb_build_object(
        'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email) as fields,
      m.fields as "projectFields",
      coalesce((
        select jsonb_object_agg(r.action_id, r.holder_id) from relations r
        where r.project_id = m.project_id and r.kind = 'mentor' and r.subject_id = u.id
          and r.action_id is not null and r.to_at is null
      ), '{}') as "CacheMentors",
      (
        select ${personName('h')} from relations r join users h on h.id = r.holder_id
        where r.project_id = m.project_id and r.kind = 'mentor' and r.subject_id = u.id
          and r.action_id is null and r.to_at is null
      ) as "Mentor",
      coalesce((
        select jsonb_agg(r.holder_id) from relations r
        where r.project_id = m.project_id and r.kind = 'coordinator' and r.subject_id = u.id
          and r.to_at is null
      ), '[]') as "Coordinators"
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = any (${userIds}::int[]) and ${condition}
    order by m.sort_key, m.user_id`)
}

/** From how many people on the project has acts confirmed; null where it has not said. */
export async function readConfirmFrom(db: Db, projectId: number): Promise<number | null> {
  const row = await db.row<{ from: number | null }>(sql`
    select (settings #>> '{Config,Safety,ConfirmFrom}')::int as from
    from projects where id = ${projectId}`)
  return row?.from ?? null
}

/** A project's settings, parsed; `User` has the fields of every profile type (see mergeFields), and their filters. */
export async function readSettings(db: Db, projectId: number): Promise<ProjectSettings> {
  const row = await db.row<{ settings: ProjectSettings }>(
    sql`select settings from projects where id = ${projectId}`,
  )
  const { settings = {} } = row ?? {}
  const types = PROFILE_TYPES.map((type) => settings[type])
  const Filters = mergeFilters(types)
  return {
    ...settings,
    User: { ...settings.User, ...mergeFields(types), ...(Filters && { Filters }) },
  }
}

const byName = (order: 'last_name' | 'first_name'): Sql =>
  order === 'last_name' ? sql`m.sort_key, m.user_id` : sql`u.first_key, m.sort_key, m.user_id`

/** The names of all mentors of the project (spec §6). */
export function listMentorNames(
  db: Db,
  projectId: number,
  order: 'last_name' | 'first_name',
): Promise<PersonName[]> {
  return db.rows(sql`
    select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName"
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.is_mentor and m.left_at is null
    order by ${byName(order)}`)
}

/** All mentors of the project by name (spec §6), each with how many mentees of theirs are within reach. */
export function listMentors(
  db: Db,
  projectId: number,
  condition: Sql,
): Promise<(PersonName & { Mentees: number })[]> {
  return db.rows(sql`
    with held as (
      select r.holder_id, count(*)::int as mentees
      from relations r join memberships m on m.project_id = r.project_id and m.user_id = r.subject_id
      where r.project_id = ${projectId} and r.kind = 'mentor' and r.action_id is null
        and r.to_at is null and ${condition}
      group by r.holder_id
    )
    select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
      coalesce(held.mentees, 0) as "Mentees"
    from memberships m join users u on u.id = m.user_id left join held on held.holder_id = u.id
    where m.project_id = ${projectId} and m.is_mentor and m.left_at is null
    order by ${byName('last_name')}`)
}

/** The names of all supervisors and coordinators of the project (spec §6); who is both is there as each. */
export function listOverseers(
  db: Db,
  projectId: number,
  order: 'last_name' | 'first_name',
): Promise<(PersonName & { Role: 'Supervisor' | 'Coordinator' })[]> {
  // The roles of the first condition are those of the index `memberships_overseers`.
  return db.rows(sql`
    select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName",
      held.role as "Role"
    from memberships m join users u on u.id = m.user_id
    cross join lateral (values
      ('Supervisor', m.roles && '{Supervisor,SupervisorLite,SupervisorLitePlus}'),
      ('Coordinator', m.roles && '{Coordinator}')) as held (role, holds)
    where m.project_id = ${projectId} and m.left_at is null and held.holds
      and m.roles && '{Supervisor,SupervisorLite,SupervisorLitePlus,Coordinator}'
    order by ${byName(order)}, held.role`)
}

/** The mentors that a mentee has now, by default or for one action. */
export async function listMentorIds(
  db: Db,
  projectId: number,
  menteeId: number,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select distinct holder_id as id from relations
    where project_id = ${projectId} and kind = 'mentor' and subject_id = ${menteeId} and to_at is null
    order by id`)
  return rows.map((row) => row.id)
}

/** Who mentors somebody in everything; of those for single actions none is. */
export async function findMentor(
  db: Db,
  projectId: number,
  menteeId: number,
): Promise<PersonName | null> {
  const row = await db.row<PersonName>(sql`
    select h.id as "Id", h.first_name as "FirstName", h.last_name as "LastName"
    from relations r join users h on h.id = r.holder_id
    where r.project_id = ${projectId} and r.kind = 'mentor' and r.subject_id = ${menteeId}
      and r.action_id is null and r.to_at is null`)
  return row ?? null
}
