-- Names what is in a version: two with the same are one to whatever calculates.
alter table spreadsheet_versions
  add column content_hash text not null generated always as (md5(model::text)) stored;
