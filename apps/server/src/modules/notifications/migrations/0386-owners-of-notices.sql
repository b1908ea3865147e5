-- Whose things and names a notice tells, beside its person's: it is erased with any of them (0166).
alter table notices add column owner_ids integer[] not null default '{}';
alter table notice_messages add column owner_ids integer[] not null default '{}';

-- Of what was told before it is known who had it told: of items of the library and of what was handed in,
-- that is whose they are.
update notices set owner_ids = array[sender_id]
where (kind like 'library.%' or kind = 'submissions.submitted') and sender_id <> user_id;
update notice_messages set owner_ids = array[sender_id]
where (kind like 'library.%' or kind = 'submissions.submitted') and sender_id <> user_id;
