create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- Who did what to whom. Rows are only ever added: see the triggers.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  verb text not null,
  actor_id integer,
  -- The administrator behind a session that was opened in another person's name.
  acting_admin_id integer,
  project_id integer,
  subject_id integer,
  action_id integer,
  detail jsonb not null default '{}',
  request_id text not null
);
create index audit_log_project on audit_log (project_id, at desc, id desc);
create index audit_log_subject on audit_log (project_id, subject_id, at desc, id desc);
create index audit_log_actor on audit_log (project_id, actor_id, at desc, id desc);
create index audit_log_admin on audit_log (project_id, acting_admin_id, at desc, id desc) where
  (acting_admin_id is not null);
create index audit_log_verb on audit_log (project_id, verb, at desc, id desc);

-- Events that have committed but have not yet been handed to the realtime hub.
create table outbox (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  name text not null,
  payload jsonb not null,
  rooms text[] not null,
  -- Names an event of which the server that commits it tells by itself: others do so only where it is late.
  -- Empty for events that the next server tells of that looks.
  key uuid
);

-- Answers to keyed writes, so that a repeated request gets the first one's answer.
create table idempotency_keys (
  user_id integer,
  key text check (length(key) >= 1 and length(key) <= 200),
  call text not null,
  request_hash text not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_at on idempotency_keys (at);

-- Work that is done again and again, by one server at a time.
create table recurring_jobs (
  name text primary key,
  due_at timestamptz not null default now(),
  -- Until when it belongs to the server that runs it; another may take it after that.
  held_until timestamptz,
  failures integer not null default 0,
  last_error text,
  last_run_at timestamptz,
  -- When each job succeeded last, and how long it took: what the operator measures.
  last_success_at timestamptz,
  last_ms integer,
  -- Who holds a job while it runs: only they renew and end it. What a release held before that had no
  -- holder is free.
  holder uuid
);

-- Values as they were and as they became, beside the row of the log that records who changed them. The
-- log itself holds no words of people, since it is never changed: these go with their person.
create table audit_changes (
  id bigint generated always as identity primary key,
  audit_id bigint not null references audit_log (id),
  project_id integer,
  -- Whose value it was; null for a setting or a title, which are nobody's.
  subject_id integer,
  kind text not null check (kind in ('field', 'setting', 'title')),
  name text not null,
  old_value text not null,
  new_value text not null,
  -- Numbers of the state are kept as lists show them, and nobody finds them by their digits.
  masked boolean not null default false,
  search_key text not null generated always as (fold_text(left((old_value || ' ') || new_value, 4000)))
    stored
);
create index audit_changes_row on audit_changes (audit_id);
create index audit_changes_subject on audit_changes (subject_id);
create index audit_changes_search on audit_changes using gin (search_key gin_trgm_ops) where (not masked);
