-- A field that was changed for many, with what each had before, so that whoever did so can undo it for an
-- hour. The page chooses the id, as it changes ten people a call.
create table field_changes (
  id uuid primary key,
  project_id integer not null references projects (id) on delete cascade,
  field text not null,
  changed_by integer not null references users (id) on delete cascade,
  changed_at timestamptz not null
);
create index field_changes_by on field_changes (changed_by);
create index field_changes_at on field_changes (changed_at);
create table field_change_people (
  change_id uuid not null references field_changes (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  old_value text not null,
  new_value text not null,
  primary key (change_id, user_id)
);
create index field_change_people_user on field_change_people (user_id);
