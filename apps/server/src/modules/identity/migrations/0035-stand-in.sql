-- A session may be an administrator's in somebody else's place. It ends with the session from which
-- it was opened; the rights behind it are asked for at every authentication.
alter table sessions
  add column admin_id integer references users (id) on delete cascade,
  add column admin_session text references sessions (id_hash) on update cascade on delete cascade,
  add constraint sessions_stand_in check ((admin_id is null) = (admin_session is null)),
  add constraint sessions_not_own check (admin_id <> user_id);
create index sessions_admin on sessions (admin_session) where admin_session is not null;

-- Tokens for logging in as somebody else: one at a time for each session, redeemed by being deleted.
create table login_as_tokens (
  admin_session text primary key references sessions (id_hash) on update cascade on delete cascade,
  -- SHA-256 of the token: a copy of this table opens no session.
  token_hash text not null unique,
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  return_url text not null,
  expires_at timestamptz not null
);
