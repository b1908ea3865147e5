-- By which a person knows a session of theirs, and ends it; the hash is nobody's to see.
alter table sessions add column number integer generated always as identity unique;
alter table sessions add column user_agent text not null default '';
-- With its end left out: enough to tell home from elsewhere.
alter table sessions add column address text not null default '';

update users set last_signed_in_at = latest.at
from (select user_id, max(created_at) as at from sessions group by user_id) latest
where latest.user_id = users.id;
