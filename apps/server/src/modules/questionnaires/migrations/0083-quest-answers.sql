-- One answer for each group: an option or a text. Clearing one keeps its row and its revision.
create table quest_answers (
  answer_set_id integer not null references answer_sets (id) on delete cascade,
  group_id integer not null,
  option_id integer,
  text text check (length(text) <= 10000),
  rev integer not null check (rev > 0),
  client_id text not null,
  seq integer not null,
  answered_at timestamptz not null,
  answered_by integer references users (id) on delete set null,
  primary key (answer_set_id, group_id),
  check (option_id is null or text is null)
);

-- Every write that was applied: a repeated one is known by its name, and answered the same.
create table quest_operations (
  op_id text primary key,
  answer_set_id integer not null references answer_sets (id) on delete cascade,
  epoch integer not null,
  group_id integer not null,
  -- Of what was written, to tell a repetition from another write under the same name.
  digest text not null,
  rev integer not null,
  client_id text not null,
  seq integer not null,
  at timestamptz not null,
  by integer references users (id) on delete set null
);
create index quest_operations_set on quest_operations (answer_set_id);

-- What came after the time was over: kept, but no part of the answers.
create table quest_late_answers (
  op_id text primary key,
  answer_set_id integer not null references answer_sets (id) on delete cascade,
  epoch integer not null,
  group_id integer not null,
  option_id integer,
  text text check (length(text) <= 10000),
  at timestamptz not null,
  by integer references users (id) on delete set null
);
create index quest_late_answers_set on quest_late_answers (answer_set_id);
