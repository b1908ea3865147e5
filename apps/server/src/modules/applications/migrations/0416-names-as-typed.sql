-- Applicants are found, and the same person recognised, whatever apostrophe or hyphen is typed.
update applications set search_key = one_mark(search_key), birth_key = one_mark(birth_key)
where search_key <> one_mark(search_key) or birth_key <> one_mark(birth_key);
