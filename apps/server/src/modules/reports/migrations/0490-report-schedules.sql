create table report_schedules (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  report_id integer not null references report_pages on delete cascade,
  every text not null check (every in ('week', 'month')),
  -- 1 is Monday; of a month its day.
  day integer not null check (day between 1 and 31 and (every = 'month' or day <= 7)),
  hour integer not null check (hour between 0 and 23),
  next_at timestamptz not null,
  author_id integer references users on delete set null,
  version integer not null default 1,
  removed_at timestamptz
);

create index report_schedules_by_report on report_schedules (report_id) where removed_at is null;
create index report_schedules_by_time on report_schedules (next_at) where removed_at is null;
create index report_schedules_by_project on report_schedules (project_id);
create index report_schedules_by_author on report_schedules (author_id);

create table report_receivers (
  schedule_id integer not null references report_schedules on delete cascade,
  user_id integer not null references users on delete cascade,
  stopped_at timestamptz,
  -- For which moment it is still to be sent.
  due_at timestamptz,
  sent_at timestamptz,
  failure text check (failure in ('left', 'unread', 'failed')),
  failed_at timestamptz,
  primary key (schedule_id, user_id)
);

create index report_receivers_by_user on report_receivers (user_id);
create index report_receivers_due on report_receivers (due_at) where due_at is not null;
