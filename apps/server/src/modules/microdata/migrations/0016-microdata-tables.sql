-- Versions of the forms of a project, kept apart from its settings: a record stays with the questions
-- that it was written on, whatever the project asks since.
create table microdata_forms (
  id integer generated always as identity primary key,
  project_id integer not null references projects (id) on delete cascade,
  phase text not null check (phase in ('start', 'end')),
  number integer not null check (number > 0),
  content jsonb not null,
  -- What was asked before is the version that it was.
  digest text not null generated always as (md5(content::text)) stored,
  at timestamptz not null,
  unique (project_id, phase, number),
  unique (project_id, phase, digest)
);

-- The entry and exit form of a person in a project (spec §3, §4): a draft, or final until it is opened again.
create table microdata (
  project_id integer references projects (id) on delete cascade,
  user_id integer references users (id) on delete cascade,
  phase text check (phase in ('start', 'end')),
  -- Answers by the ids of their questions; those that are not asked are left out.
  answers jsonb not null,
  final boolean not null,
  version integer not null default 1,
  saved_at timestamptz not null,
  form_id integer not null references microdata_forms (id),
  primary key (user_id, project_id, phase)
);
create index microdata_project on microdata (project_id, phase);
create index microdata_form on microdata (form_id);

-- Every version as it was saved, and why a final one was opened.
create table microdata_versions (
  id integer generated always as identity primary key,
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  phase text not null check (phase in ('start', 'end')),
  version integer not null,
  event text not null check (event in ('draft', 'final', 'opened')),
  answers jsonb not null,
  reason text not null default '' check (length(reason) <= 500),
  at timestamptz not null,
  by_user integer references users (id) on delete set null,
  form_id integer not null references microdata_forms (id)
);
create index microdata_versions_form on microdata_versions (user_id, project_id, phase, id);
create index microdata_versions_project on microdata_versions (project_id);
create index microdata_versions_by on microdata_versions (by_user) where (by_user is not null);
create index microdata_versions_by_form on microdata_versions (form_id);

-- What became of a final form that was sent to the receiving system: one row a form, for its last version
-- that was sent. What was accepted is not sent again.
create table microdata_sendings (
  project_id integer references projects (id) on delete cascade,
  user_id integer references users (id) on delete cascade,
  phase text check (phase in ('start', 'end')),
  -- The version of the form, and what the receiver knows it by: whoever sends it again sends the same.
  version integer not null,
  record_key uuid not null default gen_random_uuid(),
  -- waiting: to be sent. sending: on its way until held_until; whoever died meanwhile left it unclear.
  state text not null check (state in ('waiting', 'sending', 'accepted', 'refused', 'failed')),
  held_until timestamptz,
  mis text not null,
  action_id integer,
  address text not null,
  -- What the receiver answered to it, or why it has no answer.
  reason text not null default '',
  xml_error text not null default '' check (length(xml_error) <= 4000),
  by_user integer references users (id) on delete set null,
  queued_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, project_id, phase),
  constraint microdata_sendings_check check ((held_until is not null) = (state = 'sending'))
);
create index microdata_sendings_open on microdata_sendings (queued_at) where (state in ('waiting',
  'sending'));
create index microdata_sendings_project on microdata_sendings (project_id);
create index microdata_sendings_by on microdata_sendings (by_user) where (by_user is not null);
