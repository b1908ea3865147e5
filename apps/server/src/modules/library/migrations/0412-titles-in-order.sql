-- Titles by the numbers in them, found whatever apostrophe or hyphen is typed.
update library_items set sort_key = sort_text(title), search_key = one_mark(search_key)
where sort_key <> sort_text(title) or search_key <> one_mark(search_key);
update library_categories set sort_key = sort_text(name) where sort_key <> sort_text(name);
