create type counted_change as (
  project_id integer,
  mentee_id integer,
  action_id integer,
  at timestamptz,
  amount integer
);

create type counted_due as (
  project_id integer,
  mentee_id integer,
  action_id integer,
  due_on date,
  amount integer
);

create type counted_standing as (
  project_id integer,
  mentee_id integer,
  overseer_id integer,
  active boolean,
  amount integer
);

-- Exports of the grid that are under way: where each page of 50 begins, found once.
create table grid_exports (
  id uuid primary key,
  project_id integer not null references projects (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  role text not null,
  -- Of the filter, so that every page is asked for with the same one.
  filter_hash text not null,
  people integer not null,
  -- Sort key and id of the first mentee of each page.
  keys text[] not null,
  ids integer[] not null,
  started_at timestamptz not null default now(),
  constraint grid_exports_check check (cardinality(keys) = cardinality(ids))
);
create index grid_exports_user on grid_exports (user_id);
create index grid_exports_project on grid_exports (project_id);

-- How each member is counted. Whoever counts something of a mentee holds this row until the
-- transaction ends: so what happens to one mentee at the same time is counted one after the other.
-- Nobody completes, plans or schedules anything for people whose joining has not been committed.
create table mentee_progress (
  project_id integer,
  mentee_id integer,
  -- A mentee who has not left.
  counted boolean not null,
  active boolean not null,
  -- Completed actions, whether published or not.
  done integer not null,
  -- What is kept of everybody is kept of each overseer's people as well (memberships.overseers), so that a
  -- coordinator and a supervisor are answered as an Admin is: by a sum over few rows. Each change adds a row for
  -- everybody and one for each who oversees the mentee; a mentee who is linked to somebody takes along
  -- all that is known of them, as one does who is no longer active.
  overseers integer[] not null default '{}'::integer[],
  primary key (project_id, mentee_id),
  foreign key (project_id, mentee_id) references memberships(project_id, user_id) on delete cascade
) with (fillfactor = 70);

-- Rows are only ever added, and summed up by whoever reads them: nobody waits for a row in which
-- others count. A job puts them together. There is no foreign key, because checking it would have
-- everybody lock the project's row.
create table project_counts (
  project_id integer not null,
  -- Of active mentees, or of the others.
  active boolean not null,
  -- people: the mentees. done: completed cells of an action. completed, met: completions, and
  -- meetings planned or held, of an action in the week of `day`. scheduled: cells of an action that
  -- are not done and have their date on `day` (UTC).
  what text not null check (what in ('people', 'done', 'completed', 'met', 'scheduled', 'unshown', 'due')),
  action_id integer not null,
  day date not null,
  amount integer not null check (amount <> 0),
  -- Of whose people: 0 of everybody, otherwise as in memberships.overseers.
  overseer_id integer not null
);
create index project_counts_of on project_counts (project_id, overseer_id, what, day);
