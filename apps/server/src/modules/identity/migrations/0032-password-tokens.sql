-- Mailed links by which a person sets a password: one for each person, so that a newer one makes
-- the one before void. What is kept is the SHA-256 of the token; it is removed when it is used.
create table password_tokens (
  user_id integer primary key references users (id) on delete cascade,
  token_hash text not null unique,
  purpose text not null check (purpose in ('reset', 'invitation')),
  expires_at timestamptz not null
);
create index password_tokens_expiry on password_tokens (expires_at);
