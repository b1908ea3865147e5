-- Titles in the one order of the product, under every locale, by the numbers in them.
alter table questionnaires alter column sort_key type text collate "C";
update questionnaires set
  sort_key = sort_text(coalesce(title ->> 'el', '')),
  search_key = one_mark(search_key)
where sort_key <> sort_text(coalesce(title ->> 'el', '')) or search_key <> one_mark(search_key);
