-- Of which weeks the supervisors of a project have been told: of each once.
create table supervision_weeks (
  project_id integer not null references projects (id) on delete cascade,
  -- The Monday on which they were told.
  week date not null,
  primary key (project_id, week)
);
