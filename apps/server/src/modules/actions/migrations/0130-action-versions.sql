-- What an action said and asked before it was changed: content is as the contract writes it.
alter table actions add column version integer not null default 1;
create table action_versions (
  action_id integer not null references actions (id) on delete cascade,
  version integer not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- When it was written, and by whom.
  saved_at timestamptz not null,
  saved_by integer references users (id) on delete set null,
  primary key (action_id, version)
);
alter table actions add column saved_at timestamptz;
alter table actions add column saved_by integer references users (id) on delete set null;
