-- Findings of the check of a project that its authors have put away.
create table dismissed_findings (
  project_id integer not null references projects (id) on delete cascade,
  -- The finding with all that it says: what changes about it is another one.
  key text not null,
  reason text not null,
  dismissed_by integer references users (id) on delete set null,
  dismissed_at timestamptz not null,
  primary key (project_id, key)
);
