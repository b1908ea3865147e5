-- The log of messages says when each was asked for.
alter table notice_messages add column created_at timestamptz not null default now();
drop index notice_messages_project;
create index notice_messages_project on notice_messages (project_id, id desc);
