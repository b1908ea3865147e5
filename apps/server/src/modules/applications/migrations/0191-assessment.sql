-- How a project assesses applications (0109): what reviewers judge, why applications are rejected, which
-- mails applicants get, and who goes first of those with the same score.
create table application_rules (
  project_id integer primary key references projects (id) on delete cascade,
  criteria jsonb not null default '[]',
  reasons jsonb not null default '[]',
  ties jsonb not null default '[]',
  mails jsonb not null default '[]',
  -- Reviewers whose totals are farther apart ought to talk.
  disagreement integer not null default 20 check (disagreement between 1 and 100),
  version integer not null default 1
);

-- Score sheets: two of each application, by people who do not know what the other gave.
create table application_scores (
  id integer primary key generated always as identity,
  application_id integer not null references applications (id) on delete cascade,
  reviewer_id integer references users (id) on delete set null,
  points jsonb not null,
  -- Of 100, by the weights of the criteria.
  total numeric(5, 2) not null check (total between 0 and 100),
  comment text not null default '' check (length(comment) <= 2000),
  at timestamptz not null,
  unique (application_id, reviewer_id)
);
create index application_scores_reviewer on application_scores (reviewer_id);

create table application_notes (
  id integer primary key generated always as identity,
  application_id integer not null references applications (id) on delete cascade,
  by_user integer references users (id) on delete set null,
  at timestamptz not null,
  text text not null check (length(text) between 1 and 2000)
);
create index application_notes_application on application_notes (application_id, id);
create index application_notes_by on application_notes (by_user) where by_user is not null;

-- Besides moves and changes: score sheets, and mails to the applicant.
alter table application_history add column kind text not null default 'status'
  check (kind in ('status', 'score', 'mail'));
