-- What people are asked to agree to. A text that somebody may have agreed to is never changed: a new
-- version is added. The project's settings say which version is required (Config.gdpr.MinValue).
create table consent_texts (
  project_id integer not null references projects (id),
  version integer not null check (version between 1 and 1000000),
  text_el text not null check (text_el <> ''),
  text_en text not null check (text_en <> ''),
  valid_from timestamptz not null default now(),
  primary key (project_id, version)
);
create trigger consent_texts_append_only before update or delete on consent_texts
  for each row execute function refuse_change();

-- Who agreed to which version when, and who took it back. Rows are only ever added.
create table consents (
  id integer generated always as identity primary key,
  project_id integer not null,
  user_id integer not null references users (id),
  version integer not null,
  kind text not null check (kind in ('given', 'withdrawn')),
  at timestamptz not null default clock_timestamp(),
  -- The language in which the text was read.
  language text not null check (language in ('el', 'en')),
  request_id text not null,
  foreign key (project_id, version) references consent_texts (project_id, version)
);
create index consents_person on consents (project_id, user_id, id desc);
create trigger consents_append_only before update or delete on consents
  for each row execute function refuse_change();
create trigger consents_no_truncate before truncate on consents
  for each statement execute function refuse_change();
