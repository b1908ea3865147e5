-- Who saw which revision, so that two editors do not overwrite each other.
alter table projects
  add column revision integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by integer references users (id) on delete set null;

-- What a project was from a revision on: every one that was ever saved.
create table project_versions (
  project_id integer not null references projects (id) on delete cascade,
  revision integer not null,
  url text not null,
  descr text not null,
  settings jsonb not null,
  microdata_start jsonb not null,
  microdata_end jsonb not null,
  at timestamptz not null,
  by integer references users (id) on delete set null,
  restored_from integer,
  primary key (project_id, revision)
);

-- Every change of a project leaves what it was before, whoever makes it.
create function keep_project_version() returns trigger language plpgsql as $$
begin
  insert into project_versions (project_id, revision, url, descr, settings, microdata_start,
    microdata_end, at, by)
  values (old.id, old.revision, old.url, old.descr, old.settings, old.microdata_start,
    old.microdata_end, old.changed_at, old.changed_by)
  on conflict do nothing;
  return null;
end $$;
create trigger keep_project_version after update on projects
  for each row execute function keep_project_version();
