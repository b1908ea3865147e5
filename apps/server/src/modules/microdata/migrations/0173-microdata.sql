-- The entry and exit form of a person in a project (spec §3, §4): a draft, or final until it is opened again.
create table microdata (
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  phase text not null check (phase in ('start', 'end')),
  -- Answers by the ids of their questions; those that are not asked are left out.
  answers jsonb not null,
  final boolean not null,
  version integer not null default 1,
  saved_at timestamptz not null,
  primary key (user_id, project_id, phase)
);
create index microdata_project on microdata (project_id, phase);

-- Every version as it was saved, and why a final one was opened.
create table microdata_versions (
  id integer primary key generated always as identity,
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  phase text not null check (phase in ('start', 'end')),
  version integer not null,
  event text not null check (event in ('draft', 'final', 'opened')),
  answers jsonb not null,
  reason text not null default '' check (length(reason) <= 500),
  at timestamptz not null,
  by_user integer references users (id) on delete set null
);
create index microdata_versions_form on microdata_versions (user_id, project_id, phase, id);
create index microdata_versions_project on microdata_versions (project_id);
create index microdata_versions_by on microdata_versions (by_user) where by_user is not null;
