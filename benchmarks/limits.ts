import { LIBRARY_PAGE } from '@telemachos/contract/library/limits'

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

/** The least SQL that gives the first ten people whose names hold a text. $1 is the project. */
export const SEARCH_SQL = `
  with found as materialized (
    select id, sort_key, first_name, last_name from users where search_key like $2
  )
  select json_build_object('list', json_agg(json_build_object(
    'Id', p.id, 'FirstName', p.first_name, 'LastName', p.last_name
  ) order by p.sort_key, p.id))::text as text
  from (
    select f.* from found f join memberships m on m.project_id = $1 and m.user_id = f.id
    where m.left_at is null order by m.sort_key, m.user_id limit 10
  ) p`

/** The least SQL that gives the next items of a folder. $1 is the project, $2 and $3 where a page ended. */
export const LIBRARY_SQL = `
  select json_build_object('list', coalesce(json_agg(json_build_object(
    'Id', i.id, 'Title', i.title, 'Category', i.category, 'Link', i.link, 'FileId', i.file_id,
    'FileName', i.original_name, 'Type', i.mime, 'Bytes', i.bytes, 'Version', i.version,
    'Metadata', i.metadata, 'Tags', i.tags, 'At', i.created_at, 'Uploader', json_build_object(
      'Id', i.uploader_id, 'Name', u.last_name || ' ' || u.first_name),
    'Stars', i.stars_sum, 'Ratings', i.stars_count) order by i.sort_key, i.id), '[]'))::text as text
  from (
    select * from library_items
    where project_id = $1 and category = '/' and deleted_at is null and approved_at is not null
      and (sort_key, id) > ($2, $3)
    order by sort_key, id limit ${LIBRARY_PAGE}
  ) i join users u on u.id = i.uploader_id`

/** A table like that of completions, but for the triggers that keep counts. */
export const BARE_TABLE_SQL = `
  create table bare_completions (like completions including all);
  alter table bare_completions
    add foreign key (mentee_id) references users (id),
    add foreign key (mentor_id) references users (id),
    add foreign key (completed_by) references users (id),
    add foreign key (project_id, action_id) references project_actions (project_id, action_id)`

/** One completed action, nothing else. */
export const UPSERT_SQL = `
  insert into bare_completions (project_id, mentee_id, action_id, completed_at, completed_by)
  values ($1, $2, $3, now(), $4)
  on conflict (project_id, mentee_id, action_id)
  do update set completed_at = excluded.completed_at, completed_by = excluded.completed_by`

/** A table like that of answers. */
export const BARE_ANSWERS_SQL = `
  create table bare_answers (like quest_answers including all);
  alter table bare_answers
    add foreign key (answer_set_id) references answer_sets (id),
    add foreign key (answered_by) references users (id)`

/** One saved answer, nothing else. $1 is the set, $2 the group, $3 the option, $4 who answers. */
export const ANSWER_UPSERT_SQL = `
  insert into bare_answers
    (answer_set_id, group_id, option_id, rev, client_id, seq, answered_at, answered_by)
  values ($1, $2, $3, 1, 'client-1', 1, now(), $4)
  on conflict (answer_set_id, group_id)
  do update set option_id = excluded.option_id, rev = bare_answers.rev + 1,
    answered_at = excluded.answered_at, answered_by = excluded.answered_by`

/**
 * The statistics of everybody, counted in one pass over the completions. $1 is the project. (Three
 * passes, one for each grouping, take twice as long.)
 */
export const STATISTICS_SQL = `
  with people as materialized (
    select user_id from memberships
    where project_id = $1 and is_mentee and active and left_at is null
  ),
  shown as materialized (
    select action_id, position from project_actions where project_id = $1 and flags & 2 <> 0
  ),
  weeks as (
    select monday::date as monday
    from (select date_trunc('week', now() at time zone 'Europe/Athens') as this) t,
      generate_series(this - interval '11 weeks', this, interval '7 days') monday
  ),
  counted as (
    select mentee_id, action_id, monday, count(*) as count
    from (
      select mentee_id, action_id,
        date_trunc('week', completed_at at time zone 'Europe/Athens')::date as monday
      from completions
      where project_id = $1 and completed_at is not null
        and mentee_id in (select user_id from people)
        and action_id in (select action_id from shown)
    ) c group by grouping sets ((mentee_id), (action_id), (monday))
  ),
  met as (
    select date_trunc('week', lower(during) at time zone 'Europe/Athens')::date as monday,
      count(*) as count
    from meetings
    where project_id = $1 and state in ('planned', 'held')
      and mentee_id in (select user_id from people) and action_id in (select action_id from shown)
    group by 1
  ),
  banded as (
    select width_bucket(coalesce(c.count, 0)::float8 / greatest((select count(*) from shown), 1),
      '{0, 0.25, 0.5, 0.75, 1}'::float8[]) as band, count(*) as count
    from people p left join counted c on c.mentee_id = p.user_id group by 1
  )
  select json_build_object(
    'Mentees', (select count(*) from people),
    'Weeks', (
      select json_agg(json_build_object('Monday', w.monday, 'Completions', coalesce(c.count, 0),
        'Meetings', coalesce(m.count, 0)) order by w.monday)
      from weeks w left join counted c using (monday) left join met m using (monday)),
    'Bands', (
      select json_agg(coalesce(b.count, 0) order by band)
      from generate_series(1, 5) band left join banded b using (band)),
    'Actions', (
      select json_agg(json_build_object('Id', s.action_id, 'Done', coalesce(c.count, 0))
        order by s.position, s.action_id)
      from shown s left join counted c using (action_id)))::text as text`

/** How many mentees there are and what they have done in each column. $1 is the project. */
export const GRID_COUNT_SQL = `
  with people as materialized (
    select user_id from memberships where project_id = $1 and is_mentee and left_at is null
  ),
  finished as (
    select action_id, count(*) as done from completions
    where project_id = $1 and completed_at is not null
      and mentee_id in (select user_id from people) group by 1
  ),
  dated as (
    select d.action_id, count(*) filter (where d.scheduled_at > now()) as scheduled,
      count(*) filter (where d.scheduled_at <= now()) as overdue
    from action_data d
    where d.project_id = $1 and d.drawer = 'mentee' and d.scheduled_at < '3000-01-01T00:00:00Z'
      and d.mentee_id in (select user_id from people)
      and not exists (
        select from completions c where c.project_id = $1 and c.mentee_id = d.mentee_id
          and c.action_id = d.action_id and c.completed_at is not null)
    group by 1
  )
  select json_build_object('count', (select count(*) from people),
    'Actions', json_agg(json_build_object('ActionId', pa.action_id, 'Done', coalesce(f.done, 0),
      'Scheduled', coalesce(d.scheduled, 0), 'Overdue', coalesce(d.overdue, 0))
      order by pa.position, pa.action_id))::text as text
  from project_actions pa left join finished f using (action_id) left join dated d using (action_id)
  where pa.project_id = $1 and pa.flags & 18 = 2`

/**
 * Tables like those of people, which nothing else is done to: `keyed` ones have their primary keys alone,
 * `linked` ones every index and foreign key of the product's, but no triggers.
 */
export const BARE_PEOPLE_SQL = `
  create table keyed_users (like users including all excluding indexes, primary key (id));
  create table keyed_memberships
    (like memberships including all excluding indexes, primary key (project_id, user_id));
  create table linked_users (like users including all);
  create table linked_memberships (like memberships including all);
  alter table linked_users add foreign key (default_project_id) references projects (id);
  alter table linked_memberships
    add foreign key (project_id) references projects (id),
    add foreign key (user_id) references linked_users (id)`

/** The product's own tables have no prefix. */
export type PeopleTables = '' | 'keyed_' | 'linked_'

/**
 * People of a project in one statement, nothing else: $1 is the project, $2 the people as JSON. The
 * rows are those that the product writes, the keys by which people are sorted and found among them.
 */
export const importSql = (tables: PeopleTables): string => `
  with made as (
    insert into ${tables}users (username, first_name, last_name, email, fields, sort_key, search_key,
      default_project_id)
    select g."Username", g."Fields" ->> 'first_name', g."Fields" ->> 'last_name',
      g."Fields" ->> 'email', g."Fields" - '{first_name,last_name,email}'::text[],
      g."sortKey", g."searchKey", $1
    from jsonb_to_recordset($2::jsonb) as g
      ("Username" text, "Fields" jsonb, "sortKey" text, "searchKey" text)
    returning id, sort_key
  )
  insert into ${tables}memberships (project_id, user_id, roles, sort_key)
  select $1, id, array['Mentee'], sort_key from made`

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
