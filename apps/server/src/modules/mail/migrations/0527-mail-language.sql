-- Whom a mail goes to may have chosen a language that translators have added.
alter table mails drop constraint mails_language_check;
alter table mails add constraint mails_language_check check (language ~ '^[a-z]{2,3}$');
