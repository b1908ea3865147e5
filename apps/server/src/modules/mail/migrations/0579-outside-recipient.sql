-- What went to an address of which no person is known, and when.
create index mails_outside_recipient on mails (recipient, created_at) where (user_id is null);
