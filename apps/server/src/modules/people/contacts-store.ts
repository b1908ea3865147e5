import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { Asking } from './reach/conditions-store.ts'

/** Whoever manages a whole project has to do with everybody in it. */
const MANAGING = sql`'{Admin,ProjectManager}'::text[]`

/**
 * Who has to do with whom in a project, whatever the role in which they act: mentors and mentees of
 * each other, supervisors and those whom they supervise with the mentees of these, coordinators and
 * their people, and everybody with those who manage the project. It holds in both directions.
 *
 * @returns a SELECT of their ids, which may come more than once; somebody's own may be among them.
 */
export const contactsOf = ({ projectId, userId }: Asking): Sql => sql`
  select r.holder_id as id from relations r
  where r.project_id = ${projectId} and r.subject_id = ${userId} and r.to_at is null
  union all
  select r.subject_id from relations r
  where r.project_id = ${projectId} and r.kind in ('mentor', 'supervisor', 'coordinator')
    and r.holder_id = ${userId} and r.to_at is null
  union all
  select s.holder_id from relations r
  join relations s on s.project_id = r.project_id and s.kind = 'supervisor'
    and s.subject_id = r.holder_id and s.to_at is null
  where r.project_id = ${projectId} and r.kind = 'mentor' and r.subject_id = ${userId}
    and r.action_id is null and r.to_at is null
  union all
  select r.subject_id from relations s
  join relations r on r.project_id = s.project_id and r.kind = 'mentor'
    and r.holder_id = s.subject_id and r.action_id is null and r.to_at is null
  where s.project_id = ${projectId} and s.kind = 'supervisor' and s.holder_id = ${userId}
    and s.to_at is null
  union all
  select m.user_id from memberships m
  where m.project_id = ${projectId} and m.left_at is null and m.roles && ${MANAGING}
  union all
  select m.user_id from memberships m
  where m.project_id = ${projectId} and m.left_at is null and exists (
    select from memberships own
    where own.project_id = ${projectId} and own.user_id = ${userId} and own.left_at is null
      and own.roles && ${MANAGING})`

/** The same for one other person: both are looked up, however many contacts there are. */
export const isContact = (asking: Asking, otherId: Sql | number): Sql => sql`exists (
  select from (${contactsOf(asking)}) contact where contact.id = ${otherId})`
