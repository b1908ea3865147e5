-- When mentees read what an action of information says: each version that somebody read, once.
create table action_readings (
  project_id integer not null,
  mentee_id integer not null references users (id) on delete cascade,
  action_id integer not null,
  -- Of the action's content.
  version integer not null check (version > 0),
  read_at timestamptz not null,
  -- Whether they said so, rather than only reached the end.
  confirmed boolean not null,
  primary key (project_id, mentee_id, action_id, version),
  foreign key (project_id, action_id) references project_actions (project_id, action_id)
    on delete cascade
);
create index action_readings_action on action_readings (project_id, action_id);
