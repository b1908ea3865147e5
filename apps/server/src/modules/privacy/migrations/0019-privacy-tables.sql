-- What an Admin may not erase alone is asked of a SuperAdmin.
create table erasure_requests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Where it was asked.
  project_id integer not null references projects (id) on delete cascade,
  requested_by integer not null references users (id) on delete cascade,
  reason text not null check (reason in ('asked', 'noLongerNeeded', 'withdrawn', 'unlawful', 'byLaw')),
  at timestamptz not null default now(),
  decided_at timestamptz,
  decision text check (decision in ('erased', 'declined')),
  decided_by integer references users (id) on delete set null,
  constraint erasure_requests_check check ((decided_at is null) = (decision is null))
);
create unique index erasure_requests_open on erasure_requests (user_id) where (decided_at is null);
