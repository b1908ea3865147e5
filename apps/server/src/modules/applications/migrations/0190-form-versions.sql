-- Versions of an application form: who made one, and when it was saved last. A form that is brought back
-- is the version that it was.
alter table application_forms
  add column saved_at timestamptz not null default now(),
  add column saved_by integer references users (id) on delete set null;
create index application_forms_saver on application_forms (saved_by) where saved_by is not null;
