-- Which results of questionnaires are read together in a project, in which order, and what of them.
create table quest_reports (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  lead jsonb not null default '{}' check (jsonb_typeof(lead) = 'object'),
  action_ids integer[] not null check (cardinality(action_ids) between 1 and 50),
  parts text not null check (parts in ('scales', 'answers', 'both')),
  saved_at timestamptz not null,
  saved_by integer references users on delete set null
);
create index quest_reports_project on quest_reports (project_id);
create index quest_reports_saved_by on quest_reports (saved_by);
