-- People choose languages that translators add.
alter table users drop constraint users_language_check;
alter table users add constraint users_language_check check (language ~ '^[a-z]{2,3}$');
