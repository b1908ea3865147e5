-- What became of meetings. Only planned ones keep their time to themselves.
alter table meetings drop constraint meetings_state_check;
alter table meetings
  add constraint meetings_state_check check (state in ('planned', 'held', 'missed', 'cancelled')),
  -- Counts the changes of its time: the SEQUENCE of its calendar entry.
  add column moves integer not null default 0,
  -- Who set its time last, and when.
  add column set_by integer references users (id) on delete set null,
  add column changed_at timestamptz not null default now(),
  -- Why it was cancelled or not held.
  add column reason text not null default '';
create index meetings_of_mentor on meetings (mentor_id, lower(during));
create index meetings_of_mentee on meetings (mentee_id, lower(during));
create index meetings_of_project on meetings (project_id, lower(during));

-- What came of a meeting, for the pair and those who look after them.
create table meeting_journals (
  meeting_id integer primary key references meetings (id) on delete cascade,
  -- A change says which version it saw; it is refused when somebody was quicker.
  version integer not null default 0,
  place text not null default '',
  minutes integer check (minutes between 1 and 600),
  subject text not null default '',
  notes text not null default '',
  -- What has to be seen to; resolved once it has been.
  follow_up text not null default '',
  resolved_at timestamptz,
  resolved_by integer references users (id) on delete set null,
  resolution text not null default '',
  -- Of those who oversee the mentor; the mentee does not read it.
  comment text not null default '',
  comment_at timestamptz,
  comment_by integer references users (id) on delete set null,
  updated_at timestamptz not null default now(),
  updated_by integer references users (id) on delete set null,
  check (resolved_at is null or follow_up <> ''),
  check ((comment_at is null) = (comment = ''))
);
create index meeting_follow_ups on meeting_journals (meeting_id)
  where follow_up <> '' and resolved_at is null;

-- Notes that only their author reads.
create table meeting_private_notes (
  meeting_id integer references meetings (id) on delete cascade,
  author_id integer references users (id) on delete cascade,
  notes text not null,
  primary key (meeting_id, author_id)
);

-- When people can meet, on the clocks of Athens; without hours, every day from 09:00 to 20:00.
create table meeting_hours (
  user_id integer not null references users (id) on delete cascade,
  -- 1 Monday to 7 Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  from_time time not null,
  to_time time not null,
  primary key (user_id, weekday, from_time),
  check (from_time < to_time)
);
create table meeting_days_off (
  user_id integer not null references users (id) on delete cascade,
  from_day date not null,
  to_day date not null,
  note text not null default '',
  primary key (user_id, from_day, to_day),
  check (from_day <= to_day)
);

-- Private calendar feeds.
create table calendar_feeds (
  user_id integer primary key references users (id) on delete cascade,
  -- SHA-256 of the token in the feed's address: a copy of this table opens no feed.
  token_hash text not null unique,
  since timestamptz not null default now(),
  read_at timestamptz
);
