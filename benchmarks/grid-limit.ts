import type { Role } from '@telemachos/contract/core/roles'

/** Whose mentees are shown: a condition on the membership `m`. $1 is the project, $2 who asks. */
const REACHED: Partial<Record<Role, string>> = {
  Coordinator: `exists (
    select from relations s where s.project_id = $1 and s.kind = 'coordinator' and s.holder_id = $2
      and s.subject_id = m.user_id and s.to_at is null offset 0)`,
  Supervisor: `exists (
    select from relations r join relations s on s.project_id = $1 and s.kind = 'supervisor'
      and s.holder_id = $2 and s.subject_id = r.holder_id and s.to_at is null
    where r.project_id = $1 and r.kind = 'mentor' and r.subject_id = m.user_id
      and r.action_id is null and r.to_at is null offset 0)`,
  Mentor: `m.user_id = any (array(
    select r.subject_id from relations r where r.project_id = $1 and r.kind = 'mentor'
      and r.holder_id = $2 and r.to_at is null))`,
}

/**
 * The least SQL that gives what the product gives of the grid's first page, cell by cell, for one who has
 * as many people as the role can have: everything about the page's people is looked up by an array of
 * their ids. $1 is the project, $2 who asks.
 */
export const gridPageSql = (role: Role): string => `
  with page as materialized (
    select row_number() over () as place, found.* from (
      select m.user_id, m.sort_key, m.active, u.first_name, u.last_name
      from memberships m join users u on u.id = m.user_id
      where m.project_id = $1 and m.is_mentee and m.left_at is null
        and ${REACHED[role] ?? '$2::int is not null'}
      order by m.sort_key, m.user_id limit 51
    ) found
  ),
  traces as (
    select mentee_id, action_id, max(completed_at) as completed_at, max(scheduled_at) as scheduled_at
    from (
      select mentee_id, action_id, completed_at, null::timestamptz as scheduled_at from completions
      where project_id = $1 and completed_at is not null
        and mentee_id = any (array(select user_id from page where place <= 50))
      union all
      select mentee_id, action_id, null, scheduled_at from action_data
      where project_id = $1 and drawer = 'mentee' and scheduled_at is not null
        and mentee_id = any (array(select user_id from page where place <= 50))
    ) both_kinds group by mentee_id, action_id
  ),
  cells as (
    select mentee_id, count(completed_at) as done,
      json_agg(case
        when scheduled_at is null then json_build_object('ActionId', action_id, 'Done', completed_at)
        when completed_at is null then json_build_object('ActionId', action_id, 'At', scheduled_at)
        else json_build_object('ActionId', action_id, 'Done', completed_at, 'At', scheduled_at)
      end) as list
    from traces group by mentee_id
  )
  select json_build_object(
    'list', json_agg(json_build_object(
      'Id', p.user_id, 'FirstName', p.first_name, 'LastName', p.last_name, 'Active', p.active,
      'MentorId', mu.id, 'MentorName', mu.first_name || ' ' || mu.last_name,
      'DoneCount', coalesce(cells.done, 0),
      'Total', (select count(*) from project_actions where project_id = $1),
      'Cells', coalesce(cells.list, '[]'), 'Unshown', null, 'Dues', null
      ${role === 'Mentor' ? `, 'Only', null` : ''}
    ) order by p.place),
    'Next', (
      select json_build_object('Key', sort_key, 'Id', user_id) from page
      where place = 50 and exists (select from page where place > 50))
  )::text as text
  from page p
  left join relations r on r.project_id = $1 and r.kind = 'mentor' and r.subject_id = p.user_id
    and r.action_id is null and r.to_at is null
  left join users mu on mu.id = r.holder_id
  left join cells on cells.mentee_id = p.user_id
  where p.place <= 50`
