-- Neither what a mentee is shown nor what completes itself depends on who looks after them: a change
-- of memberships.overseers, which is made by itself alone, has nothing evaluated anew.
create or replace function note_stale_changed_members() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id, mentee_id)
  with changed_rows as materialized (
      select project_id, user_id
      from (
        select project_id, user_id, overseers, is_mentee and left_at is null as belongs from after_rows
        union all
        select project_id, user_id, overseers, false from before_rows
      ) both_rows
      group by project_id, user_id having bool_or(belongs) and min(overseers) = max(overseers)),
    concerned as materialized (select distinct project_id from changed_rows),
    conditional as materialized (select project_id from concerned where has_conditions(project_id))
  select project_id, user_id from changed_rows
  where project_id in (select project_id from conditional);
  return null;
end $$;
create trigger note_stale_changed after update on memberships
  referencing old table as before_rows new table as after_rows
  for each statement execute function note_stale_changed_members();

create or replace function check_automatic_changed_members() returns trigger language plpgsql as $$
begin
  insert into automatic_checks (project_id, mentee_id)
  with changed_rows as materialized (
      select project_id, user_id
      from (
        select project_id, user_id, overseers, is_mentee and left_at is null as belongs from after_rows
        union all
        select project_id, user_id, overseers, false from before_rows
      ) both_rows
      group by project_id, user_id having bool_or(belongs) and min(overseers) = max(overseers)),
    concerned as materialized (select distinct project_id from changed_rows),
    having_some as materialized (select project_id from concerned where has_automatic(project_id))
  select project_id, user_id from changed_rows
  where project_id in (select project_id from having_some);
  return null;
end $$;
create trigger check_automatic_changed after update on memberships
  referencing old table as before_rows new table as after_rows
  for each statement execute function check_automatic_changed_members();
