-- What translations of authors' texts were, the present ones included; a text of null was taken back.
create table author_text_versions (
  -- That of the translation while it was so.
  version integer primary key,
  action_id integer references actions (id) on delete cascade,
  project_id integer references projects (id) on delete cascade,
  quest_id integer references questionnaires (id) on delete cascade,
  field text not null,
  language text not null,
  text text,
  from_el text not null,
  from_en text not null,
  saved_by integer references users (id) on delete set null,
  saved_at timestamptz not null,
  check (num_nonnulls(action_id, project_id, quest_id) = 1)
);
create index author_text_versions_action on author_text_versions (action_id, field, language);
create index author_text_versions_project on author_text_versions (project_id, field, language);
create index author_text_versions_quest on author_text_versions (quest_id, field, language);
create index author_text_versions_language on author_text_versions (language);
create index author_text_versions_saved_by on author_text_versions (saved_by);

insert into author_text_versions
  (version, action_id, project_id, quest_id, field, language, text, from_el, from_en, saved_by, saved_at)
select version, action_id, project_id, quest_id, field, language, text, from_el, from_en, changed_by, changed_at
from author_texts;
