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
  undone_by integer references users (id) on delete set null
);
create unique index imports_key on imports (project_id, by, key);
create index imports_project on imports (project_id, id desc);

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
create index import_people_former on import_people (at) where former is not null;

create table import_headings (
  project_id integer not null references projects (id) on delete cascade,
  heading text not null,
  target text,
  primary key (project_id, heading)
);
