-- First names in the one order of names.
alter table users add column first_key text collate "C" not null
  generated always as (sort_text(first_name)) stored;

-- Names that were kept with the marks as they were written, and numbers in the order of their digits.
update users set
  sort_key = sort_text(last_name || ' ' || first_name),
  search_key = one_mark(search_key)
where sort_key <> sort_text(last_name || ' ' || first_name) or search_key <> one_mark(search_key);
