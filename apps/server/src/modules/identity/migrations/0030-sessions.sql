create table sessions (
  -- SHA-256 of the cookie's value: a copy of this table opens no session.
  id_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  project_id integer references projects (id) on delete set null,
  role text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Failed sign-ins, counted by account and by address (security.md, guessing).
create table signin_failures (
  id bigint generated always as identity primary key,
  account_hash text not null,
  address text not null,
  at timestamptz not null default now()
);
create index signin_failures_account on signin_failures (account_hash, at);
create index signin_failures_address on signin_failures (address, at);
