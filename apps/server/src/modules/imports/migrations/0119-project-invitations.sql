-- Who belongs to another project is invited into this one, and becomes a member by accepting. Until
-- then nothing of theirs is shared, and what the project wants to note of them waits here.
create table project_invitations (
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  roles text[] not null,
  -- What the row of the import said of the fields of the project.
  fields jsonb not null default '{}',
  -- In whose set the person will be, where who invites reaches no further than a set.
  relation text check (relation in ('coordinator', 'supervisor')),
  invited_by integer not null references users (id),
  invited_at timestamptz not null,
  declined_at timestamptz,
  -- Until when it waits; after declining, until when it is not sent again.
  until timestamptz not null,
  primary key (project_id, user_id)
);
create index project_invitations_user on project_invitations (user_id);
create index project_invitations_until on project_invitations (until);
