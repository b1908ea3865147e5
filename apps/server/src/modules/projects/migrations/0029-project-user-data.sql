-- What is kept about a person in a project beside their fields.
create table project_user_data (
  project_id integer not null,
  user_id integer not null,
  data jsonb not null check (jsonb_typeof(data) = 'object' and length(data::text) <= 65536),
  updated_at timestamptz not null default now(),
  updated_by integer references users (id) on delete set null,
  primary key (project_id, user_id),
  foreign key (project_id, user_id) references memberships (project_id, user_id) on delete cascade
);
