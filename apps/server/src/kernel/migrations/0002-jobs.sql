-- Work that is done again and again, by one server at a time.
create table recurring_jobs (
  name text primary key,
  due_at timestamptz not null default now(),
  -- Until when it belongs to the server that runs it; another may take it after that.
  held_until timestamptz,
  failures integer not null default 0,
  last_error text,
  last_run_at timestamptz
);
