-- Contents of which a scanner has yet to say that nothing is wrong with them, or has said that something
-- is. Whose they are stands where the rows of their files are, by the same key.
create table held_contents (
  storage_key text primary key,
  project_id integer not null references projects (id) on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'failed', 'infected')),
  -- What the scanner said: the name of what it found, or why it cannot tell.
  said text not null default '',
  tries smallint not null default 0,
  -- When it is scanned next.
  next_at timestamptz not null,
  at timestamptz not null
);
create index held_contents_due on held_contents (next_at) where state <> 'infected';
create index held_contents_of_project on held_contents (project_id);
