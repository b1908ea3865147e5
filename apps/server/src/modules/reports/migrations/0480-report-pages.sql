create table report_pages (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  title text not null check (title <> '' and length(title) <= 200),
  sort_key text not null,
  descr text not null default '' check (length(descr) <= 2000),
  roles text[] not null default '{}',
  tiles jsonb not null check (jsonb_typeof(tiles) = 'array'),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  -- Those of the tiles: by them a query knows where it is shown.
  query_ids integer[] not null default '{}',
  version integer not null default 1,
  author_id integer references users on delete set null,
  changed_by integer references users on delete set null,
  changed_at timestamptz not null,
  removed_at timestamptz
);

create index report_pages_by_title on report_pages (project_id, sort_key collate "C", id)
  where removed_at is null;
create index report_pages_by_query on report_pages using gin (query_ids)
  where removed_at is null;
create index report_pages_by_author on report_pages (author_id);
create index report_pages_by_changer on report_pages (changed_by);
