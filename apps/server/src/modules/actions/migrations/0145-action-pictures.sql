-- Pictures of descriptions. A description names one by its key; a copy of an action has rows of its own
-- for the same files.
create table action_pictures (
  action_id integer not null references actions (id) on delete cascade,
  key text not null check (key ~ '^[0-9a-f]{32}$'),
  file_id integer not null references stored_files (id) on delete cascade,
  -- Since when no description, earlier version or draft of the action has named it.
  unused_since timestamptz,
  primary key (action_id, key)
);
create index action_pictures_key on action_pictures (key);
create index action_pictures_file on action_pictures (file_id);
