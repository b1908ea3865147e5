-- An archived project is read only, and found among the archived ones.
alter table projects
  add column archived_at timestamptz,
  add column archived_by integer references users (id) on delete set null,
  -- Since when nobody is shown the steps of setting it up.
  add column setup_hidden_at timestamptz;

-- What is no part of a version leaves none.
drop trigger keep_project_version on projects;
create trigger keep_project_version after update on projects
  for each row when (old.revision is distinct from new.revision
    or old.url is distinct from new.url or old.descr is distinct from new.descr
    or old.settings is distinct from new.settings
    or old.microdata_start is distinct from new.microdata_start
    or old.microdata_end is distinct from new.microdata_end)
  execute function keep_project_version();
