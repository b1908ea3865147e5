-- Languages that translators have added; those of the product are none of them.
create table languages (
  code text primary key check (code ~ '^[a-z]{2,3}$'),
  title text not null,
  added_by integer references users (id) on delete set null,
  added_at timestamptz not null
);
create index languages_added_by on languages (added_by);

-- Texts that win over those of the product: temporary ones, and permanent ones (type File), which leave
-- with the export that becomes part of it.
create table language_texts (
  language text not null,
  label text not null,
  text text not null,
  type text not null check (type in ('Temporary', 'File')),
  version integer not null,
  changed_by integer references users (id) on delete set null,
  changed_at timestamptz not null,
  primary key (language, label)
);
create index language_texts_changed_by on language_texts (changed_by);

-- What a text was, the present one included; null where it went back to that of the product.
create table language_text_versions (
  language text not null,
  label text not null,
  version integer not null,
  text text,
  saved_by integer references users (id) on delete set null,
  saved_at timestamptz not null,
  primary key (language, label, version)
);
create index language_text_versions_saved_by on language_text_versions (saved_by);

-- One row: how often anything of the above has changed, by which processes see that they are late.
create table language_changes (
  single boolean primary key default true check (single),
  change integer not null
);
insert into language_changes (change) values (0);
