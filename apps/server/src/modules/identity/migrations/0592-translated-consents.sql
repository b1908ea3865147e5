-- What was agreed to in a language that was added: the words themselves, since translations change.
alter table consents add column read_language text check (read_language ~ '^[a-z]{2,3}$'),
  add column read_text text check (read_text <> ''),
  add constraint consents_read check (num_nonnulls(read_language, read_text) in (0, 2));
