create or replace function has_conditions(project integer) returns boolean language sql stable parallel safe
  return exists (
    select from actions a
    join project_actions pa on pa.action_id = a.id and pa.project_id = project
    where a.show_condition <> '');

-- Stores what was found for the people of these notes: the pairs of mentees and actions that are not
-- shown. Whoever has evaluated a person since has taken the notes, and what was found before is dropped.
create or replace function store_unshown(project integer, notes bigint[], mentees integer[], unshown integer[])
  returns void language plpgsql as $$
declare taken integer[];
begin
  perform pg_advisory_xact_lock(hashtext('unshown_actions'), project);
  with gone as (delete from stale_conditions where id = any (notes) returning mentee_id)
  select coalesce(array_agg(distinct mentee_id), '{}') from gone into taken;
  delete from unshown_actions u
  where u.project_id = project and u.mentee_id = any (taken)
    and (u.mentee_id, u.action_id) not in (select * from unnest(mentees, unshown));
  insert into unshown_actions (project_id, mentee_id, action_id)
  select project, w.mentee, w.action
  from unnest(mentees, unshown) w (mentee, action)
  join users u on u.id = w.mentee
  join project_actions pa on pa.project_id = project and pa.action_id = w.action
  where w.mentee = any (taken)
  order by w.mentee, w.action
  on conflict do nothing;
end $$;

-- Whether a project has conditions is asked once for each project, not for each of its rows.
create or replace function note_stale_completions() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id, mentee_id)
  with concerned as materialized (select distinct project_id from changed_rows),
    conditional as materialized (select project_id from concerned where has_conditions(project_id))
  select distinct project_id, mentee_id from changed_rows
  where project_id in (select project_id from conditional);
  return null;
end $$;
create trigger note_stale_added after insert on completions
  referencing new table as changed_rows for each statement execute function note_stale_completions();
create trigger note_stale_changed after update on completions
  referencing new table as changed_rows for each statement execute function note_stale_completions();
create trigger note_stale_removed after delete on completions
  referencing old table as changed_rows for each statement execute function note_stale_completions();

create or replace function note_stale_data() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id, mentee_id)
  with concerned as materialized (
      select distinct project_id from changed_rows where drawer = 'mentee'),
    conditional as materialized (select project_id from concerned where has_conditions(project_id))
  select distinct project_id, mentee_id from changed_rows
  where drawer = 'mentee' and project_id in (select project_id from conditional);
  return null;
end $$;
create trigger note_stale_added after insert on action_data
  referencing new table as changed_rows for each statement execute function note_stale_data();
create trigger note_stale_changed after update on action_data
  referencing new table as changed_rows for each statement execute function note_stale_data();
create trigger note_stale_removed after delete on action_data
  referencing old table as changed_rows for each statement execute function note_stale_data();

create or replace function note_stale_members() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id, mentee_id)
  with concerned as materialized (select distinct project_id from changed_rows),
    conditional as materialized (select project_id from concerned where has_conditions(project_id))
  select project_id, user_id from changed_rows
  where is_mentee and left_at is null and project_id in (select project_id from conditional);
  return null;
end $$;
create trigger note_stale_added after insert on memberships
  referencing new table as changed_rows for each statement execute function note_stale_members();

create or replace function note_stale_people() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id, mentee_id)
  with changed as materialized (
      select distinct id
      from (
        select id, first_name, last_name, email, fields, 1 as side from after_rows
        union all
        select id, first_name, last_name, email, fields, -1 from before_rows
      ) both_rows
      group by id, first_name, last_name, email, fields having sum(side) <> 0),
    members as materialized (
      select m.project_id, m.user_id from changed c
      join memberships m on m.user_id = c.id and m.is_mentee and m.left_at is null),
    concerned as materialized (select distinct project_id from members),
    conditional as materialized (select project_id from concerned where has_conditions(project_id))
  select project_id, user_id from members
  where project_id in (select project_id from conditional);
  return null;
end $$;
create trigger note_stale_changed after update on users
  referencing old table as before_rows new table as after_rows
  for each statement execute function note_stale_people();

create or replace function note_stale_projects() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id)
  select a.id from after_rows a
  join before_rows b on b.id = a.id
    and (b.url, b.descr, b.settings) is distinct from (a.url, a.descr, a.settings)
  where has_conditions(a.id);
  return null;
end $$;
create trigger note_stale_changed after update on projects
  referencing old table as before_rows new table as after_rows
  for each statement execute function note_stale_projects();

create or replace function note_stale_actions() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id)
  select distinct pa.project_id
  from after_rows a
  join before_rows b on b.id = a.id
    and (b.show_condition, b.type_id, b.title, b.data)
      is distinct from (a.show_condition, a.type_id, a.title, a.data)
  join project_actions pa on pa.action_id = a.id
  where a.show_condition <> '' or b.show_condition <> '';
  return null;
end $$;
create trigger note_stale_changed after update on actions
  referencing old table as before_rows new table as after_rows
  for each statement execute function note_stale_actions();

create or replace function note_stale_everywhere() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id)
  select distinct pa.project_id from project_actions pa
  join actions a on a.id = pa.action_id and a.show_condition <> '';
  return null;
end $$;
create trigger note_stale_emptied after truncate on completions
  for each statement execute function note_stale_everywhere();
create trigger note_stale_emptied after truncate on action_data
  for each statement execute function note_stale_everywhere();

create or replace function note_stale_links() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id)
  select distinct r.project_id from changed_rows r
  join actions a on a.id = r.action_id and a.show_condition <> '';
  return null;
end $$;
create trigger note_stale_added after insert on project_actions
  referencing new table as changed_rows for each statement execute function note_stale_links();
