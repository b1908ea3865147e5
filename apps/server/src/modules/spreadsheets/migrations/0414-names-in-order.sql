-- Names in the one order of the product, under every locale, by the numbers in them.
alter table spreadsheets alter column sort_key type text collate "C";
update spreadsheets set sort_key = sort_text(name), search_key = fold_text(name)
where sort_key <> sort_text(name) or search_key <> fold_text(name);
