-- What has been paid, by registry number (spec §2.3). Taking a payment back removes its row; who did
-- what stays in the audit log.
create table payments (
  project_id integer not null,
  user_id integer not null references users (id) on delete cascade,
  -- Spec §9: payment action ids 67 to 71.
  action_id integer not null check (action_id between 67 and 71),
  -- The number under which it was paid, which may change later.
  kayas text not null,
  paid_at timestamptz not null default now(),
  paid_by integer references users (id) on delete set null,
  -- Nobody is paid twice: not the person, and not under the number.
  primary key (project_id, user_id, action_id),
  unique (project_id, kayas, action_id),
  foreign key (project_id, action_id) references project_actions (project_id, action_id)
);
create index payments_action on payments (project_id, action_id);
create index payments_user on payments (user_id);
