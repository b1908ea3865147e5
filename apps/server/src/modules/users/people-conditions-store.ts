import type { PeopleFilter } from '@telemachos/contract/users/people-filter'
import type { Role } from '@telemachos/contract/core/roles'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'
import { searchPatterns } from './person-keys.ts'

type Match = PeopleFilter['Filter'][number]['Match']

/** A field of the person or of their place in the project. */
export function fieldMatches(field: string, value: string | readonly string[], match: Match): Sql {
  const stored = fieldColumn(field)
  const values = [value].flat()
  if (match !== 'contains') return sql`${stored} = any (${values}::text[])`
  const patterns = values.map((text) => `%${escapeLike(text)}%`)
  return sql`${stored} ilike any (${patterns}::text[])`
}

/** What is stored in a field of the person `u` in the place `m`; without one, the empty text. */
export function fieldColumn(field: string): Sql {
  switch (field) {
    case 'username':
      return sql`u.username`
    case 'first_name':
      return sql`u.first_name`
    case 'last_name':
      return sql`u.last_name`
    case 'email':
      return sql`u.email`
    default:
      return sql`coalesce(u.fields ->> ${field}, m.fields ->> ${field}, '')`
  }
}

/** Every word of the search is in the name: folded Greek, or Greek written in Latin letters. */
export const nameMatches = (search: string): Sql =>
  join(
    searchPatterns(search).map((patterns) => sql`u.search_key like any (${patterns}::text[])`),
    ' and ',
  )

export const hasMentor = (projectId: number, mentorId: number): Sql =>
  sql`exists (select from relations r where r.project_id = ${projectId} and r.kind = 'mentor'
    and r.holder_id = ${mentorId} and r.subject_id = m.user_id and r.action_id is null
    and r.to_at is null)`

/** In the set of this coordinator or supervisor, or mentored by somebody who is. */
export const isOverseenBy = (projectId: number, holderId: number): Sql =>
  sql`m.user_id in (
    select r.subject_id from relations r
    where r.project_id = ${projectId} and r.kind in ('coordinator', 'supervisor')
      and r.holder_id = ${holderId} and r.to_at is null
    union
    select r.subject_id from relations o
    join relations r on r.project_id = o.project_id and r.kind = 'mentor'
      and r.holder_id = o.subject_id and r.action_id is null and r.to_at is null
    where o.project_id = ${projectId} and o.kind = 'supervisor' and o.holder_id = ${holderId}
      and o.to_at is null)`

export const isActive = (active: boolean): Sql => sql`m.active = ${active}`

/** In this state (spec §3): 1 active, 0 inactive, 2 suspended, 3 archived. */
export const inState = (state: number): Sql => sql`u.state = ${state}`

/** Holds one of the roles in the project. */
export const hasRole = (roles: readonly Role[]): Sql => sql`m.roles && ${roles}::text[]`

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
