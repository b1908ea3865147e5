-- What people are told of on the page: one row for each person and occasion. What of it is mailed, now
-- or once a day, is said here; the mails themselves are the queue's.
create table notices (
  id bigint generated always as identity primary key,
  -- The occasion: nobody is told twice of one.
  key text not null unique,
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  -- Who did what is told; null for the product itself.
  sender_id integer references users (id) on delete set null,
  kind text not null,
  -- What it is about: several unread of one kind about one thing are one line.
  thing text not null,
  model jsonb not null,
  -- How many this row stands for: itself, and those that were folded into it.
  count integer not null default 1 check (count > 0),
  way text not null check (way in ('page', 'mail', 'digest', 'message')),
  created_at timestamptz not null,
  read_at timestamptz,
  -- Since when it is no longer so.
  outdated_at timestamptz,
  -- Since when a later row of its kind about the same thing stands for it.
  folded_at timestamptz,
  -- When a mail about its line was queued last.
  mailed_at timestamptz,
  -- When the mail of a day told of it.
  digested_at timestamptz,
  -- When the person was reminded that it waits.
  reminded_at timestamptz,
  -- Whose things and names a notice tells, beside its person's: it is erased with any of them (0166).
  owner_ids integer[] not null default '{}'::integer[]
);
create index notices_listed on notices (user_id, project_id, id desc) where (folded_at is null);
create index notices_unread on notices (user_id, project_id, kind, thing) where ((read_at is null) and
  (outdated_at is null) and (folded_at is null));
create index notices_thing on notices (thing) where (outdated_at is null);
create index notices_to_digest on notices (created_at) where ((way = 'digest') and (digested_at is null) and
  (read_at is null) and (outdated_at is null) and (folded_at is null));
create index notices_to_remind on notices (created_at) where ((reminded_at is null) and (read_at is null)
  and (outdated_at is null) and (folded_at is null));
create index notices_project on notices (project_id);
create index notices_sender on notices (sender_id) where (sender_id is not null);
-- Notices by their age, for those that are too old.
create index notices_age on notices (created_at);

-- How people want to be told of a kind; without a row in the usual way of the kind.
create table notice_choices (
  user_id integer references users (id) on delete cascade,
  kind text,
  way text not null check (way in ('page', 'mail', 'digest', 'message')),
  primary key (user_id, kind)
);

-- Between which times in Athens somebody wants no such mails; the same twice for none.
create table notice_hours (
  user_id integer primary key references users (id) on delete cascade,
  quiet_from time without time zone not null,
  quiet_until time without time zone not null
);

-- What that service is given: once this has committed, and until it says that it has it.
create table notice_messages (
  id bigint generated always as identity primary key,
  -- The notice's own: nobody is told twice of one occasion.
  key text not null unique,
  -- What the service knows it by: it may be sent again after a crash.
  message_key uuid not null default gen_random_uuid(),
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  sender_id integer references users (id) on delete set null,
  kind text not null,
  model jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed',
    'cancelled')),
  -- Why it was not sent.
  error text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- Until when a server has it; after that another takes it.
  held_until timestamptz,
  done_at timestamptz,
  -- The log of messages says when each was asked for.
  created_at timestamptz not null default now(),
  owner_ids integer[] not null default '{}'::integer[]
);
create index notice_messages_due on notice_messages (due_at) where (state in ('queued', 'sending'));
create index notice_messages_done on notice_messages (done_at) where (done_at is not null);
create index notice_messages_user on notice_messages (user_id);
create index notice_messages_sender on notice_messages (sender_id) where (sender_id is not null);
create index notice_messages_project on notice_messages (project_id, id desc);
