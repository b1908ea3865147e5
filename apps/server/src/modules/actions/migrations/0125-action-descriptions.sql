-- What an action's description is in other languages, as titles are beside title.
alter table actions
  add column descrs jsonb not null default '{}' check (jsonb_typeof(descrs) = 'object');
