-- What authors have written of an action and not published yet: the page's own values, which nobody but
-- authors reads.
create table action_drafts (
  action_id integer primary key references actions (id) on delete cascade,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- The version of the action that it began from.
  version integer not null,
  -- Rises with each time that it is saved.
  revision integer not null default 1,
  saved_at timestamptz not null,
  saved_by integer references users (id) on delete set null
);
create index action_drafts_saved_by on action_drafts (saved_by);
