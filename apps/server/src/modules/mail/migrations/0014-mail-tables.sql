-- Mails to be sent and those that were: the queue and its record in one. What is to be said is kept
-- as a template and its model; the mail is written when it leaves, and kept as it left.
create table mails (
  id bigint generated always as identity primary key,
  -- What the mail is about: nobody is mailed twice for one event.
  key text not null unique,
  -- Null for mails of the account itself, which no project's administrators may read.
  project_id integer references projects (id) on delete cascade,
  user_id integer references users (id) on delete cascade,
  -- Who had it sent; null for the product itself.
  sender_id integer references users (id) on delete set null,
  template text not null,
  model jsonb not null,
  -- queued: to be sent; taken: a server is about to; sending: it is being handed over; kept: written,
  -- but there is no mail server to hand it to.
  state text not null default 'queued' check (state in ('queued', 'held', 'taken', 'sending', 'sent',
    'failed', 'kept', 'cancelled')),
  attempts integer not null default 0,
  -- Until when a taken or sending mail belongs to the server that took it.
  held_until timestamptz,
  holder uuid,
  created_at timestamptz not null default now(),
  -- Not to be sent before this instant.
  due_at timestamptz not null default now(),
  done_at timestamptz,
  -- As it left.
  address text,
  subject text,
  body text,
  -- Why it failed, or why it has to be tried again.
  error text,
  -- The address of a mail that does not go to the person's own: one that is yet to be confirmed, or one
  -- that was theirs before.
  recipient text,
  language text check (language in ('el', 'en')),
  -- Links that open something to whoever has them are kept apart from the mails that bring them, sealed,
  -- and only until they have left or hold no longer. What is kept of a mail never has one.
  has_link boolean not null default false,
  -- Whose things and names a mail tells, beside its person's: it is erased with any of them (0166).
  owner_ids integer[] not null default '{}'::integer[],
  constraint mails_check check ((state in ('taken', 'sending')) = (held_until is not null)),
  constraint mails_to_somebody check (user_id is not null or recipient is not null and language is not null)
);
create index mails_due on mails (due_at, id) where (state = 'queued');
create index mails_held on mails (held_until) where (state in ('taken', 'sending'));
create index mails_user on mails (user_id, project_id, id desc);
create index mails_sender on mails (sender_id, id desc) where (sender_id is not null);
create index mails_project on mails (project_id, id desc);
create index mails_outside on mails (done_at) where (user_id is null);

-- Addresses that a mail server refused for good: nothing more is sent there until the person has
-- another address.
create table mail_bounces (
  user_id integer primary key references users (id) on delete cascade,
  address text not null,
  reply text not null,
  at timestamptz not null default now()
);

-- What a project says in its own words instead of the product's; every version is kept.
create table mail_templates (
  id integer generated always as identity primary key,
  project_id integer not null references projects (id) on delete cascade,
  name text not null,
  language text not null check (language in ('el', 'en')),
  subject text not null,
  body text not null,
  -- The last row of a name and language counts; one that is withdrawn brings back the product's own.
  withdrawn boolean not null default false,
  written_by integer references users (id) on delete set null,
  written_at timestamptz not null default now()
);
create index mail_templates_latest on mail_templates (project_id, name, language, id desc);

create table mail_links (
  mail_id bigint primary key references mails (id) on delete cascade,
  -- The address, encrypted (AES-256-GCM).
  sealed text not null,
  expires_at timestamptz not null
);
create index mail_links_expiry on mail_links (expires_at);

-- The key that seals them. It is in no backup, so what a backup has of links cannot be opened.
create table mail_link_keys (
  one boolean default true check (one) primary key,
  key text not null
);

-- Mails that somebody had sent by naming an address that they have not proven to be theirs: what is counted by
-- mailbox, by network and in all (0158). Rows go after eight days.
create table requested_mails (
  id bigint generated always as identity primary key,
  -- SHA-256 of the mailbox, and of the network of who asked: no address can be read from them. The second is
  -- empty where staff asked.
  mailbox text not null,
  network text not null,
  purpose text not null check (purpose in ('application', 'registration', 'draft', 'emailChange', 'reset',
    'invitation')),
  at timestamptz not null,
  -- While its link holds.
  until timestamptz not null,
  -- Whether the mail's link has been used: its mailbox is somebody's who wants it.
  used boolean not null default false
);
create index requested_mails_mailbox on requested_mails (mailbox, at);
create index requested_mails_network on requested_mails (network, at) where (network <> '');
create index requested_mails_at on requested_mails (at);
