-- What an action is called to people of a role, by role and language; of roles that are not there it is
-- called as to everybody.
alter table actions add column role_titles jsonb not null default '{}'
  check (jsonb_typeof(role_titles) = 'object');
