-- Who invites sees which invitations wait: by a number that says nothing of the person, and by what the
-- project itself called them.
alter table project_invitations
  add column id integer generated always as identity unique,
  add column called text not null default '',
  -- When the last mail about it was sent.
  add column sent_at timestamptz;
update project_invitations set sent_at = invited_at;
alter table project_invitations alter column sent_at set not null;
create index project_invitations_waiting on project_invitations (project_id, invited_at, id)
  where declined_at is null;
