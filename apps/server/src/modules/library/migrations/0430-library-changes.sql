-- What an item that everybody sees is to become once it is approved: until then everybody sees it as it
-- was approved. All of it that is approved, as who changed it left it; folder and tags are the item's.
create table library_changes (
  item_id integer primary key references library_items (id) on delete cascade,
  project_id integer not null references projects (id) on delete cascade,
  title text not null check (length(title) between 1 and 200),
  link text check (length(link) between 1 and 1000),
  metadata jsonb not null default '{}',
  file_id integer references stored_files (id) on delete cascade,
  original_name text not null default '',
  mime text not null,
  bytes bigint not null default 0,
  version integer not null,
  sort_key text collate "C" not null,
  search_key text not null,
  check (link is not null or file_id is not null)
);
create index library_changes_of_project on library_changes (project_id);
create index library_changes_file on library_changes (file_id);
