-- Who changed an action's entry in the grid last: a change of somebody else is not overwritten.
alter table project_actions
  add column revision integer not null default 1,
  add column changed_at timestamptz,
  add column changed_by integer references users (id) on delete set null,
  -- What is archived is not published; restored, it is again what it was.
  add column archived_at timestamptz,
  add column was_published boolean not null default false,
  add constraint project_actions_archived check (archived_at is null or flags & 2 = 0);

-- Groups that are there whether an action is in them or not.
create table action_groups (
  project_id integer not null references projects (id) on delete cascade,
  path text[] not null check (cardinality(path) between 1 and 6),
  primary key (project_id, path)
);

-- Of an entry in the grid, conditions read the due date alone: with another flag, group or place nobody
-- is evaluated anew.
create function note_stale_dates() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id)
  select distinct r.project_id
  from after_rows r
  join before_rows b on b.project_id = r.project_id and b.action_id = r.action_id
    and b.due_on is distinct from r.due_on
  join actions a on a.id = r.action_id and a.show_condition <> '';
  return null;
end $$;
drop trigger note_stale_changed on project_actions;
create trigger note_stale_changed after update on project_actions
  referencing old table as before_rows new table as after_rows
  for each statement execute function note_stale_dates();
