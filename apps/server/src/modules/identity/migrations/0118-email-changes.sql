-- When the person last proved who they are: credentials change only soon afterwards.
alter table sessions add column proven_at timestamptz;
update sessions set proven_at = created_at;
alter table sessions alter column proven_at set default now(), alter column proven_at set not null;

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
create unique index email_changes_pending on email_changes (user_id) where confirmed_at is null;
create index email_changes_user on email_changes (user_id, id);
create index email_changes_requester on email_changes (requested_by) where requested_by is not null;
create index email_changes_ended on email_changes (undo_until);
