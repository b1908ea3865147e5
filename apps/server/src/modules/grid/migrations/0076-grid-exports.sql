-- Exports of the grid that are under way: where each page of 50 begins, found once.
create table grid_exports (
  id uuid primary key,
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  role text not null,
  -- Of the filter, so that every page is asked for with the same one.
  filter_hash text not null,
  people integer not null,
  -- Sort key and id of the first mentee of each page.
  keys text[] not null,
  ids integer[] not null,
  started_at timestamptz not null default now(),
  check (cardinality(keys) = cardinality(ids))
);
create index grid_exports_user on grid_exports (user_id);
create index grid_exports_project on grid_exports (project_id);
