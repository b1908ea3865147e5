-- Who is told of a kind by the message service of the project (Config.aCommunicator).
alter table notices drop constraint notices_way_check,
  add constraint notices_way_check check (way in ('page', 'mail', 'digest', 'message'));
alter table notice_choices drop constraint notice_choices_way_check,
  add constraint notice_choices_way_check check (way in ('page', 'mail', 'digest', 'message'));

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
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'cancelled')),
  -- Why it was not sent.
  error text,
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- Until when a server has it; after that another takes it.
  held_until timestamptz,
  done_at timestamptz
);
create index notice_messages_due on notice_messages (due_at) where state in ('queued', 'sending');
create index notice_messages_done on notice_messages (done_at) where done_at is not null;
create index notice_messages_project on notice_messages (project_id);
create index notice_messages_user on notice_messages (user_id);
create index notice_messages_sender on notice_messages (sender_id) where sender_id is not null;
