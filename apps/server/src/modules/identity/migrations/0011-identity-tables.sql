create table sessions (
  -- SHA-256 of the cookie's value: a copy of this table opens no session.
  id_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  project_id integer references projects (id) on delete set null,
  role text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- By which a person knows a session of theirs, and ends it; the hash is nobody's to see.
  number integer generated always as identity unique,
  user_agent text not null default '',
  -- With its end left out: enough to tell home from elsewhere.
  address text not null default '',
  -- A session may be an administrator's in somebody else's place. It ends with the session from which
  -- it was opened; the rights behind it are asked for at every authentication.
  admin_id integer references users (id) on delete cascade,
  admin_session text references sessions (id_hash) on update cascade on delete cascade,
  -- When the person last proved who they are: credentials change only soon afterwards.
  proven_at timestamptz not null default now(),
  constraint sessions_stand_in check ((admin_id is null) = (admin_session is null)),
  constraint sessions_not_own check (admin_id <> user_id)
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
create index sessions_admin on sessions (admin_session) where (admin_session is not null);

-- Mailed links by which a person sets a password: one for each person, so that a newer one makes
-- the one before void. What is kept is the SHA-256 of the token; it is removed when it is used.
create table password_tokens (
  user_id integer primary key references users (id) on delete cascade,
  token_hash text not null unique,
  purpose text not null check (purpose in ('reset', 'invitation')),
  expires_at timestamptz not null
);
create index password_tokens_expiry on password_tokens (expires_at);

-- What may be tried a few times only, such as passwords: when each attempt that counts was made.
-- One row holds them all, so that simultaneous attempts are counted one after the other.
create table attempts (
  -- SHA-256 of what is counted: no name and no address can be read from it.
  key text primary key,
  made timestamp with time zone[] not null,
  latest timestamptz not null
);
create index attempts_latest on attempts (latest);

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

-- What people are asked to agree to. A text that somebody may have agreed to is never changed: a new
-- version is added. The project's settings say which version is required (Config.gdpr.MinValue).
create table consent_texts (
  project_id integer references projects (id),
  version integer check (version >= 1 and version <= 1000000),
  text_el text not null check (text_el <> ''),
  text_en text not null check (text_en <> ''),
  valid_from timestamptz not null default now(),
  -- Who published a consent text; null where it came with the installation.
  published_by integer references users (id),
  primary key (project_id, version)
);

-- Who agreed to which version when, and who took it back. Rows are only ever added.
create table consents (
  id integer generated always as identity primary key,
  project_id integer not null,
  user_id integer not null references users (id),
  version integer not null,
  kind text not null check (kind in ('given', 'withdrawn')),
  at timestamptz not null default clock_timestamp(),
  -- The language in which the text was read.
  language text not null check (language in ('el', 'en')),
  request_id text not null,
  foreign key (project_id, version) references consent_texts(project_id, version)
);
create index consents_person on consents (project_id, user_id, id desc);

-- Browsers in which somebody has signed in: wrong passwords there are counted apart from those of
-- everybody else behind the same network address.
create table known_devices (
  -- SHA-256 of the key that the browser keeps.
  key_hash text,
  user_id integer references users (id) on delete cascade,
  used_at timestamptz not null default now(),
  primary key (key_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
create index known_devices_used on known_devices (used_at);

-- Changed e-mail addresses: passwords are reset by e-mail, so a new address counts once it was
-- confirmed from there, and the one before can take the change back for some days.
create table email_changes (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  address text not null,
  previous text not null,
  requested_by integer references users (id) on delete set null,
  requested_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- SHA-256 of the tokens of the two links.
  confirm_hash text unique,
  confirm_until timestamptz not null,
  undo_hash text unique,
  undo_until timestamptz not null
);
create unique index email_changes_pending on email_changes (user_id) where (confirmed_at is null);
create index email_changes_user on email_changes (user_id, id);
create index email_changes_requester on email_changes (requested_by) where (requested_by is not null);
create index email_changes_ended on email_changes (undo_until);

-- Requests for a new password, as they were typed: a job looks up whose address it is, after the
-- answer. A request costs the same whether anybody has the address, and a row is gone in seconds.
create table reset_requests (
  id bigint generated always as identity primary key,
  address text not null,
  request_id text not null,
  asked_at timestamptz not null default now()
);
