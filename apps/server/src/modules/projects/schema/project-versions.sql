-- Every change of a project leaves what it was before, whoever makes it.
create or replace function keep_project_version() returns trigger language plpgsql as $$
begin
  insert into project_versions (project_id, revision, url, descr, settings, microdata_start,
    microdata_end, at, by)
  values (old.id, old.revision, old.url, old.descr, old.settings, old.microdata_start,
    old.microdata_end, old.changed_at, old.changed_by)
  on conflict do nothing;
  return null;
end $$;
create trigger keep_project_version after update on projects
  for each row when (old.revision is distinct from new.revision
    or old.url is distinct from new.url or old.descr is distinct from new.descr
    or old.settings is distinct from new.settings
    or old.microdata_start is distinct from new.microdata_start
    or old.microdata_end is distinct from new.microdata_end)
  execute function keep_project_version();
