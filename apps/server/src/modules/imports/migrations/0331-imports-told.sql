-- Since when those who administer the project have been told of an import.
alter table imports add column told_at timestamptz;
update imports set told_at = at;
create index imports_untold on imports (id) where told_at is null;
