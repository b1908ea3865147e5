-- Of an entry in the grid, conditions read the due date alone: with another flag, group or place nobody
-- is evaluated anew.
create or replace function note_stale_dates() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id)
  select distinct r.project_id
  from after_rows r
  join before_rows b on b.project_id = r.project_id and b.action_id = r.action_id
    and b.due_on is distinct from r.due_on
  join actions a on a.id = r.action_id and a.show_condition <> '';
  return null;
end $$;
create trigger note_stale_changed after update on project_actions
  referencing old table as before_rows new table as after_rows
  for each statement execute function note_stale_dates();
