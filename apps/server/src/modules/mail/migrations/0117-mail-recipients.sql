-- The address of a mail that does not go to the person's own: one that is yet to be confirmed, or one
-- that was theirs before.
alter table mails add column recipient text;
