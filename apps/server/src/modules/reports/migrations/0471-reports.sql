create table report_queries (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  name text not null check (name <> '' and length(name) <= 200),
  sort_key text not null,
  descr text not null default '' check (length(descr) <= 2000),
  text text not null check (length(text) <= 20000),
  roles text[] not null default '{}',
  parameters text[] not null default '{}',
  view_name text not null default '' check (length(view_name) <= 200),
  steps jsonb,
  settings jsonb not null default '[]' check (jsonb_typeof(settings) = 'array'),
  view jsonb not null check (jsonb_typeof(view) = 'object'),
  version integer not null default 1,
  author_id integer references users on delete set null,
  changed_at timestamptz not null,
  removed_at timestamptz
);

create index report_queries_by_name on report_queries (project_id, sort_key collate "C", id)
  where removed_at is null;
create index report_queries_by_author on report_queries (author_id);

create table report_query_versions (
  query_id integer not null references report_queries on delete cascade,
  version integer not null,
  name text not null,
  text text not null,
  steps jsonb,
  settings jsonb not null,
  author_id integer references users on delete set null,
  changed_at timestamptz not null,
  primary key (query_id, version)
);

create index report_query_versions_by_author on report_query_versions (author_id);

create table report_runs (
  id bigint generated always as identity primary key,
  query_id integer not null references report_queries on delete cascade,
  version integer not null,
  user_id integer references users on delete set null,
  at timestamptz not null,
  ms double precision not null,
  row_count integer not null
);

create index report_runs_by_query on report_runs (query_id, id);
create index report_runs_by_user on report_runs (user_id);
create index report_runs_by_time on report_runs (at);
