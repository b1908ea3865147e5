-- Mails to be sent and those that were: the queue and its record in one. What is to be said is kept
-- as a template and its model; the mail is written when it leaves, and kept as it left.
create table mails (
  id bigint generated always as identity primary key,
  -- What the mail is about: nobody is mailed twice for one event.
  key text not null unique,
  -- Null for mails of the account itself, which no project's administrators may read.
  project_id integer references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- Who had it sent; null for the product itself.
  sender_id integer references users (id) on delete set null,
  template text not null,
  model jsonb not null,
  -- queued: to be sent; taken: a server is about to; sending: it is being handed over; kept: written,
  -- but there is no mail server to hand it to.
  state text not null default 'queued'
    check (state in ('queued', 'taken', 'sending', 'sent', 'failed', 'kept', 'cancelled')),
  attempts integer not null default 0,
  -- Until when a taken or sending mail belongs to the server that took it.
  held_until timestamptz,
  holder uuid,
  created_at timestamptz not null default now(),
  -- Not to be sent before this instant.
  due_at timestamptz not null default now(),
  done_at timestamptz,
  -- When the person read on the page what it tells.
  read_at timestamptz,
  -- As it left.
  address text,
  subject text,
  body text,
  -- Why it failed, or why it has to be tried again.
  error text,
  check ((state in ('taken', 'sending')) = (held_until is not null))
);
create index mails_due on mails (due_at, id) where state = 'queued';
create index mails_held on mails (held_until) where state in ('taken', 'sending');
create index mails_user on mails (user_id, project_id, id desc);
create index mails_unread on mails (user_id, project_id) where read_at is null;
create index mails_sender on mails (sender_id, id desc) where sender_id is not null;
create index mails_project on mails (project_id, id desc);

-- Kinds of mail that people do not want; what they tell is still told on the page.
create table mail_choices (
  user_id integer not null references users (id) on delete cascade,
  template text not null,
  wanted boolean not null,
  primary key (user_id, template)
);

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
