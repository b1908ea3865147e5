-- Saved views of the grid of mentees and actions, as people_views are of the list of people.
create table grid_views (
  id integer generated always as identity primary key,
  project_id integer not null references projects (id) on delete cascade,
  owner_id integer not null references users (id) on delete cascade,
  name text not null check (length(name) >= 1 and length(name) <= 80),
  shared boolean not null,
  content jsonb not null,
  created_at timestamptz not null default now()
);
create unique index grid_views_name on grid_views (project_id, owner_id, lower(name));
create index grid_views_shared on grid_views (project_id) where shared;
create index grid_views_owner on grid_views (owner_id);
