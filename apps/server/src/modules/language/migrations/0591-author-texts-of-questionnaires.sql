-- Texts of questionnaires are translated like those of actions and projects.
alter table author_texts add column quest_id integer references questionnaires (id) on delete cascade;
alter table author_texts drop constraint author_texts_check;
alter table author_texts add constraint author_texts_check
  check (num_nonnulls(action_id, project_id, quest_id) = 1);
alter table author_texts drop constraint author_texts_once;
alter table author_texts add constraint author_texts_once
  unique nulls not distinct (action_id, project_id, quest_id, field, language);
create index author_texts_quest on author_texts (quest_id);
