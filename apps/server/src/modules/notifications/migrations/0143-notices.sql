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
  way text not null check (way in ('page', 'mail', 'digest')),
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
  reminded_at timestamptz
);
create index notices_listed on notices (user_id, project_id, id desc) where folded_at is null;
create index notices_unread on notices (user_id, project_id, kind, thing)
  where read_at is null and outdated_at is null and folded_at is null;
create index notices_thing on notices (thing) where outdated_at is null;
create index notices_to_digest on notices (created_at)
  where way = 'digest' and digested_at is null and read_at is null and outdated_at is null
    and folded_at is null;
create index notices_to_remind on notices (created_at)
  where reminded_at is null and read_at is null and outdated_at is null and folded_at is null;
create index notices_project on notices (project_id);
create index notices_sender on notices (sender_id) where sender_id is not null;

-- How people want to be told of a kind; without a row in the usual way of the kind.
create table notice_choices (
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  way text not null check (way in ('page', 'mail', 'digest')),
  primary key (user_id, kind)
);

-- Between which times in Athens somebody wants no such mails; the same twice for none.
create table notice_hours (
  user_id integer primary key references users (id) on delete cascade,
  quiet_from time not null,
  quiet_until time not null
);

-- Until now what was told was a row of the mail queue.
insert into notices (key, project_id, user_id, sender_id, kind, thing, model, way, created_at, read_at,
  mailed_at)
select key, project_id, user_id, sender_id, template,
  case when key ~ '^(meetings|conferences)\.[a-z]+/[0-9]+/'
    then split_part(template, '.', 1) || '/' || split_part(key, '/', 2) else key end,
  case when model ? 'path' then model else model || '{"path": "calendar"}' end,
  case when error = 'unwanted' then 'page' else 'mail' end, created_at,
  case when error = 'outdated' then coalesce(read_at, done_at) else read_at end,
  case when error = 'unwanted' then null else created_at end
from mails
where project_id is not null and (template ~ '^(meetings|conferences|submissions|actions)\.'
  or template in ('mentorMeetings.html', 'rendezvous.html'))
order by id;

insert into notice_choices (user_id, kind, way)
select user_id, template, case when wanted then 'mail' else 'page' end from mail_choices;
