-- What a mentee asks about a meeting that is to come.
create table meeting_wishes (
  meeting_id integer primary key references meetings (id) on delete cascade,
  -- The start that they ask for; null where they cannot come.
  wanted_at timestamptz,
  reason text not null default '',
  asked_at timestamptz not null
);

-- Where a mentor meets people online, as long as a meeting says nothing else.
create table meeting_rooms (
  user_id integer primary key references users (id) on delete cascade,
  address text not null
);
