-- Whose things and names a mail tells, beside its person's: it is erased with any of them (0166).
alter table mails add column owner_ids integer[] not null default '{}';

-- Of mails from before it is known who had them sent: see the notices, whose keys they have.
update mails set owner_ids = array[sender_id]
where (key like 'library.%' or key like 'submissions.submitted/%') and sender_id <> user_id;
