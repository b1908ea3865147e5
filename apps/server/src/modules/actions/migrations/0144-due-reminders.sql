-- When people are reminded of deadlines: so many days after them, before them where negative. Null: as the
-- project's settings say; empty: never.
alter table project_actions
  add column reminder_days smallint[] check (cardinality(reminder_days) <= 5),
  add column reminds_mentor boolean,
  add constraint reminders_whole check ((reminder_days is null) = (reminds_mentor is null));

-- Of which deadlines people have been reminded: of each day of each deadline once.
create table due_reminders (
  -- Who was reminded: the mentee, or their mentor.
  user_id integer not null references users (id) on delete cascade,
  project_id integer not null,
  mentee_id integer not null references users (id) on delete cascade,
  action_id integer not null,
  due_on date not null,
  days smallint not null,
  told_on date not null,
  -- It was no longer so on the same day, and was taken back.
  withdrawn boolean not null default false,
  primary key (user_id, project_id, mentee_id, action_id, due_on, days),
  foreign key (project_id, action_id) references project_actions (project_id, action_id)
    on delete cascade
);
create index due_reminders_action on due_reminders (project_id, action_id, mentee_id);
create index due_reminders_mentee on due_reminders (mentee_id);
create index due_reminders_told on due_reminders (told_on, project_id, user_id);
