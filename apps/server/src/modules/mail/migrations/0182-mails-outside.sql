-- Mails to people who have no account, such as applicants: only an address and a language are known, and
-- what was said is not kept.
alter table mails alter column user_id drop not null;
alter table mails add column language text check (language in ('el', 'en'));
alter table mails add constraint mails_to_somebody
  check (user_id is not null or (recipient is not null and language is not null));
create index mails_outside on mails (done_at) where user_id is null;
