-- What authors' texts are in languages that are not of the product, which have columns of their own
-- beside them. With the texts that were translated: where these have changed since, it is out of date.
create table author_texts (
  action_id integer references actions (id) on delete cascade,
  project_id integer references projects (id) on delete cascade,
  field text not null check (length(field) between 1 and 300),
  language text not null check (language ~ '^[a-z]{2,3}$' and language not in ('el', 'en')),
  text text not null check (text <> ''),
  from_el text not null,
  from_en text not null,
  -- Another one whenever it is written, and never one again that was there before.
  version integer not null generated always as identity,
  changed_by integer references users (id) on delete set null,
  changed_at timestamptz not null,
  check (num_nonnulls(action_id, project_id) = 1),
  constraint author_texts_once unique nulls not distinct (action_id, project_id, field, language)
);
create index author_texts_project on author_texts (project_id);
create index author_texts_changed_by on author_texts (changed_by);
