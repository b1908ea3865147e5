-- Pictures that authors show in questionnaires: of hotspots and of choices. Drafts and versions name
-- them by their key, which nobody can guess; their contents lie in the file storage under it. They
-- stay as long as their questionnaire, since versions do not change.
create table quest_pictures (
  key text primary key,
  quest_id integer not null references questionnaires (id) on delete cascade,
  mime text not null,
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null
);
create index quest_pictures_quest on quest_pictures (quest_id);
