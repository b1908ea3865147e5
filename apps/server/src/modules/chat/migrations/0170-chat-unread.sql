-- Conversations by when something was last written, to find those that people have not read.
create index chat_conversations_last on chat_conversations (last_at);
-- Up to which message they had read when they were told that more is there; null before the first time.
alter table chat_members add column told_seq integer;
