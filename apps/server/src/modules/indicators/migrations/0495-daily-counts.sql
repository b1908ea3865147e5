-- How a programme stood at the end of each day, of everybody in the project (0) and of whom each coordinator
-- (by their number) and each supervisor (by theirs with a minus) looked after then.
create table daily_counts (
  project_id integer not null references projects (id) on delete cascade,
  overseer_id integer not null,
  day date not null,
  mentees integer not null,
  done integer not null,
  completions integer not null,
  meetings integer not null,
  primary key (project_id, overseer_id, day)
);
