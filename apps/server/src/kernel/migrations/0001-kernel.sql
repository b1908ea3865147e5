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
create index audit_log_project on audit_log (project_id, id desc);
create index audit_log_subject on audit_log (project_id, subject_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_no_truncate before truncate on audit_log
  for each statement execute function refuse_change();

-- Events that have committed but have not yet been handed to the realtime hub.
create table outbox (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  name text not null,
  payload jsonb not null,
  rooms text[] not null
);

-- Answers to keyed writes, so that a repeated request gets the first one's answer.
create table idempotency_keys (
  user_id integer not null,
  key text not null check (length(key) between 1 and 200),
  call text not null,
  request_hash text not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_at on idempotency_keys (at);
