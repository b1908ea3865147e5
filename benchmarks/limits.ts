/** What the database alone can do: the least SQL that gives the same rows. $1 is the project. */
export const GRID_SQL = `
  select json_build_object('list', json_agg(json_build_object(
    'Id', p.user_id, 'FirstName', p.first_name, 'LastName', p.last_name, 'Cells', coalesce(cells.list, '[]')
  ) order by p.sort_key, p.user_id))::text as text
  from (
    select m.user_id, m.sort_key, u.first_name, u.last_name
    from memberships m join users u on u.id = m.user_id
    where m.project_id = $1 and m.is_mentee and m.left_at is null
    order by m.sort_key, m.user_id limit 50
  ) p
  left join lateral (
    select json_agg(json_build_object('ActionId', t.action_id, 'Done', t.completed_at, 'At', t.scheduled_at)) as list
    from (
      select action_id, max(completed_at) as completed_at, max(scheduled_at) as scheduled_at from (
        select action_id, completed_at, null::timestamptz as scheduled_at from completions
        where project_id = $1 and mentee_id = p.user_id and completed_at is not null
        union all
        select action_id, null, scheduled_at from action_data
        where project_id = $1 and drawer = 'mentee' and mentee_id = p.user_id and scheduled_at is not null
      ) both_kinds group by action_id
    ) t
  ) cells on true`

/** One completed action, nothing else. */
export const UPSERT_SQL = `
  insert into completions (project_id, mentee_id, action_id, completed_at, completed_by)
  values ($1, $2, $3, now(), $4)
  on conflict (project_id, mentee_id, action_id)
  do update set completed_at = excluded.completed_at, completed_by = excluded.completed_by`
