-- What became of a final form that was sent to the receiving system: one row a form, for its last version
-- that was sent. What was accepted is not sent again.
create table microdata_sendings (
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  phase text not null check (phase in ('start', 'end')),
  -- The version of the form, and what the receiver knows it by: whoever sends it again sends the same.
  version integer not null,
  record_key uuid not null default gen_random_uuid(),
  -- waiting: to be sent. sending: on its way until held_until; whoever died meanwhile left it unclear.
  state text not null check (state in ('waiting', 'sending', 'accepted', 'refused', 'failed')),
  held_until timestamptz check ((held_until is not null) = (state = 'sending')),
  mis text not null,
  action_id integer,
  address text not null,
  -- What the receiver answered to it, or why it has no answer.
  reason text not null default '',
  xml_error text not null default '' check (length(xml_error) <= 4000),
  by_user integer references users (id) on delete set null,
  queued_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, project_id, phase)
);
create index microdata_sendings_open on microdata_sendings (queued_at) where state in ('waiting', 'sending');
create index microdata_sendings_project on microdata_sendings (project_id);
create index microdata_sendings_by on microdata_sendings (by_user) where by_user is not null;
