create or replace function has_automatic(project integer) returns boolean language sql stable parallel safe
  return exists (
    select from actions a
    join project_actions pa on pa.action_id = a.id and pa.project_id = project
    where a.completion ->> 'By' = 'automatic');

create or replace function check_automatic() returns trigger language plpgsql as $$
begin
  insert into automatic_checks (project_id, mentee_id, due_at)
  with concerned as materialized (select distinct project_id from changed_rows),
    having_some as materialized (select project_id from concerned where has_automatic(project_id))
  select distinct project_id, mentee_id,
    now() + case tg_table_name when 'action_data' then interval '2 minutes' else interval '0' end
  from changed_rows
  where mentee_id is not null and project_id in (select project_id from having_some);
  return null;
end $$;
create trigger check_automatic_added after insert on completions
  referencing new table as changed_rows for each statement execute function check_automatic();
create trigger check_automatic_changed after update on completions
  referencing new table as changed_rows for each statement execute function check_automatic();
create trigger check_automatic_added after insert on action_data
  referencing new table as changed_rows for each statement execute function check_automatic();
create trigger check_automatic_changed after update on action_data
  referencing new table as changed_rows for each statement execute function check_automatic();

create or replace function check_automatic_members() returns trigger language plpgsql as $$
begin
  insert into automatic_checks (project_id, mentee_id)
  with concerned as materialized (select distinct project_id from changed_rows),
    having_some as materialized (select project_id from concerned where has_automatic(project_id))
  select project_id, user_id from changed_rows
  where is_mentee and left_at is null and project_id in (select project_id from having_some);
  return null;
end $$;
create trigger check_automatic_added after insert on memberships
  referencing new table as changed_rows for each statement execute function check_automatic_members();

create or replace function check_automatic_people() returns trigger language plpgsql as $$
begin
  insert into automatic_checks (project_id, mentee_id)
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
    having_some as materialized (select project_id from concerned where has_automatic(project_id))
  select project_id, user_id from members where project_id in (select project_id from having_some);
  return null;
end $$;
create trigger check_automatic_changed after update on users
  referencing old table as before_rows new table as after_rows
  for each statement execute function check_automatic_people();

create or replace function check_automatic_actions() returns trigger language plpgsql as $$
begin
  insert into automatic_checks (project_id)
  select distinct pa.project_id from changed_rows r
  join project_actions pa on pa.action_id = r.id
  where r.completion ->> 'By' = 'automatic';
  return null;
end $$;
create trigger check_automatic_changed after update on actions
  referencing new table as changed_rows for each statement execute function check_automatic_actions();

create or replace function check_automatic_links() returns trigger language plpgsql as $$
begin
  insert into automatic_checks (project_id)
  select distinct r.project_id from changed_rows r
  join actions a on a.id = r.action_id and a.completion ->> 'By' = 'automatic';
  return null;
end $$;
create trigger check_automatic_added after insert on project_actions
  referencing new table as changed_rows for each statement execute function check_automatic_links();
create trigger check_automatic_changed after update on project_actions
  referencing new table as changed_rows for each statement execute function check_automatic_links();
