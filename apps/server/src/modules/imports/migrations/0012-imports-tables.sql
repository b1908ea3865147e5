-- Who belongs to another project is invited into this one, and becomes a member by accepting. Until
-- then nothing of theirs is shared, and what the project wants to note of them waits here.
create table project_invitations (
  project_id integer references projects (id) on delete cascade,
  user_id integer references users (id) on delete cascade,
  roles text[] not null,
  -- What the row of the import said of the fields of the project.
  fields jsonb not null default '{}',
  -- In whose set the person will be, where who invites reaches no further than a set.
  relation text check (relation in ('coordinator', 'supervisor')),
  invited_by integer not null references users (id),
  invited_at timestamptz not null,
  declined_at timestamptz,
  -- Until when it waits; after declining, until when it is not sent again.
  until timestamptz not null,
  -- Who invites sees which invitations wait: by a number that says nothing of the person, and by what the
  -- project itself called them.
  id integer generated always as identity unique,
  called text not null default '',
  -- When the last mail about it was sent.
  sent_at timestamptz not null,
  primary key (project_id, user_id)
);
create index project_invitations_user on project_invitations (user_id);
create index project_invitations_until on project_invitations (until);
create index project_invitations_waiting on project_invitations (project_id, invited_at, id) where
  (declined_at is null);

-- Imports, whom each of them brought in, and what the headings of their columns meant.
create table imports (
  id integer generated always as identity primary key,
  project_id integer not null references projects (id) on delete cascade,
  by integer references users (id) on delete set null,
  -- Chosen by the page, once for a list: begun again, it is the same import.
  key text not null,
  -- As many people as were confirmed.
  lines integer not null check (lines > 0),
  at timestamptz not null,
  -- Since when those who join are members.
  joined_at timestamptz not null,
  -- By the clock of the log: what is later in it may be about those who were brought in.
  logged_after timestamptz not null default now(),
  undone_at timestamptz,
  undone_by integer references users (id) on delete set null,
  -- Since when those who administer the project have been told of an import.
  told_at timestamptz
);
create unique index imports_key on imports (project_id, by, key);
create index imports_project on imports (project_id, id desc);
create index imports_untold on imports (id) where (told_at is null);

create table import_people (
  id bigint generated always as identity primary key,
  import_id integer not null references imports (id) on delete cascade,
  -- Null once the person is gone for good.
  user_id integer references users (id) on delete set null,
  how text not null check (how in ('added', 'joined', 'invited', 'already')),
  roles text[] not null,
  at timestamptz not null,
  -- What somebody who had left was before: roles, fields, joined_at and left_at. For a day.
  former jsonb,
  -- What became of them by undoing it: removed, left, withdrawn, over, or why they stay.
  outcome text
);
create unique index import_people_once on import_people (import_id, user_id);
create index import_people_user on import_people (user_id);
create index import_people_former on import_people (at) where (former is not null);

create table import_headings (
  project_id integer references projects (id) on delete cascade,
  heading text,
  target text,
  primary key (project_id, heading)
);

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
  change_id uuid references field_changes (id) on delete cascade,
  user_id integer references users (id) on delete cascade,
  old_value text not null,
  new_value text not null,
  primary key (change_id, user_id)
);
create index field_change_people_user on field_change_people (user_id);
