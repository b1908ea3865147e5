-- Logos of projects; their contents lie in the storage.
create table project_logos (
  key text primary key,
  -- Whose Admin uploaded it.
  project_id integer not null references projects (id) on delete cascade,
  mime text not null,
  bytes integer not null,
  uploaded_at timestamptz not null,
  -- Since when no project's settings have named it.
  unused_since timestamptz
);
create index project_logos_project on project_logos (project_id);
