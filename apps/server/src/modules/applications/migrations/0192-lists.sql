-- Saved views of the list of applications, as people_views are of the list of people.
create table application_views (
  id integer primary key generated always as identity,
  project_id integer not null references projects (id) on delete cascade,
  owner_id integer not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  shared boolean not null,
  content jsonb not null,
  created_at timestamptz not null default now()
);
create unique index application_views_name on application_views (project_id, owner_id, lower(name));
create index application_views_owner on application_views (owner_id);

-- The ranking as a project has published it: by protocol number, without names. What happens to an
-- application afterwards does not change it.
create table application_lists (
  project_id integer primary key references projects (id) on delete cascade,
  at timestamptz not null,
  by_user integer references users (id) on delete set null,
  rows jsonb not null
);
create index application_lists_by on application_lists (by_user) where by_user is not null;
