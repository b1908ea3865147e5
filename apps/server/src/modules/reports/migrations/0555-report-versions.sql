-- What a report was before each change; what it is now stands in report_pages.
create table report_page_versions (
  report_id integer not null references report_pages on delete cascade,
  version integer not null,
  title text not null,
  descr text not null,
  roles text[] not null,
  tiles jsonb not null,
  filters jsonb not null,
  author_id integer references users on delete set null,
  changed_at timestamptz not null,
  primary key (report_id, version)
);

create index report_page_versions_by_author on report_page_versions (author_id);
