-- When somebody was last invited to set a password, and when they last signed in: who was invited
-- and never came is to be found by these.
alter table users add column invited_at timestamptz;
alter table users add column last_signed_in_at timestamptz;

-- A forgotten password is asked for by the e-mail address.
create index users_email on users (lower(email)) where email <> '';
