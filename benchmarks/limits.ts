/** What the database alone can do: the least SQL that gives the first page. $1 is the project. */
export const GRID_SQL = gridSql(50)

/** The least SQL that gives so many of the grid's rows. $1 is the project. */
export function gridSql(rows: number): string {
  return `
  select json_build_object('list', json_agg(json_build_object(
    'Id', p.user_id, 'FirstName', p.first_name, 'LastName', p.last_name, 'Cells', coalesce(cells.list, '[]')
  ) order by p.sort_key, p.user_id))::text as text
  from (
    select m.user_id, m.sort_key, u.first_name, u.last_name
    from memberships m join users u on u.id = m.user_id
    where m.project_id = $1 and m.is_mentee and m.left_at is null
    order by m.sort_key, m.user_id limit ${rows}
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
}

/** The least SQL that gives the next ten people. $1 is the project, $2 and $3 where the last page ended. */
export const PEOPLE_SQL = `
  select json_build_object('list', json_agg(json_build_object(
    'Id', p.user_id, 'FirstName', u.first_name, 'LastName', u.last_name, 'Username', u.username,
    'State', u.state, 'Roles', p.roles, 'LastSignedIn', u.last_signed_in_at,
    'Mentor', case when mu.id is not null then json_build_object(
      'Id', mu.id, 'FirstName', mu.first_name, 'LastName', mu.last_name) end
  ) order by p.sort_key, p.user_id))::text as text
  from (
    select m.user_id, m.sort_key, m.roles from memberships m
    where m.project_id = $1 and m.left_at is null and (m.sort_key, m.user_id) > ($2, $3)
    order by m.sort_key, m.user_id limit 10
  ) p
  join users u on u.id = p.user_id
  left join relations r on r.project_id = $1 and r.kind = 'mentor' and r.subject_id = p.user_id
    and r.action_id is null and r.to_at is null
  left join users mu on mu.id = r.holder_id`

/** One completed action, nothing else. */
export const UPSERT_SQL = `
  insert into completions (project_id, mentee_id, action_id, completed_at, completed_by)
  values ($1, $2, $3, now(), $4)
  on conflict (project_id, mentee_id, action_id)
  do update set completed_at = excluded.completed_at, completed_by = excluded.completed_by`

/**
 * People of a project in one statement, nothing else: $1 is the project, $2 the people as JSON. The
 * rows are those that the product writes: to keep the keys by which people are sorted and found is
 * most of what an insert costs.
 */
export const IMPORT_SQL = `
  with made as (
    insert into users (username, first_name, last_name, email, fields, sort_key, search_key,
      default_project_id)
    select g."Username", g."Fields" ->> 'first_name', g."Fields" ->> 'last_name',
      g."Fields" ->> 'email', g."Fields" - '{first_name,last_name,email}'::text[],
      g."sortKey", g."searchKey", $1
    from jsonb_to_recordset($2::jsonb) as g
      ("Username" text, "Fields" jsonb, "sortKey" text, "searchKey" text)
    returning id
  )
  insert into memberships (project_id, user_id, roles) select $1, id, array['Mentee'] from made`

/** Every mentee of a project with what is known of each action, as one COPY: what an export is at least. */
export const exportSql = (projectId: number): string => `
  copy (
    select p.user_id, p.first_name, p.last_name, p.state, cells.list
    from (
      select m.user_id, m.sort_key, u.first_name, u.last_name, u.state
      from memberships m join users u on u.id = m.user_id
      where m.project_id = ${projectId} and m.is_mentee and m.left_at is null
    ) p
    left join (
      select mentee_id, json_agg(json_build_object(
        'ActionId', action_id, 'Done', completed_at, 'At', scheduled_at)) as list
      from (
        select mentee_id, action_id, max(completed_at) as completed_at, max(scheduled_at) as scheduled_at
        from (
          select mentee_id, action_id, completed_at, null::timestamptz as scheduled_at from completions
          where project_id = ${projectId} and completed_at is not null
          union all
          select mentee_id, action_id, null, scheduled_at from action_data
          where project_id = ${projectId} and drawer = 'mentee' and scheduled_at is not null
        ) both_kinds group by mentee_id, action_id
      ) known group by mentee_id
    ) cells on cells.mentee_id = p.user_id
    order by p.sort_key, p.user_id
  ) to stdout`
