-- What people read on the page, and how they want to be told, is kept apart from the queue of mails.
drop table mail_choices;
drop index mails_unread;
alter table mails drop column read_at;
