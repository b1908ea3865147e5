-- The messages with files, which are listed for somebody's conversations.
create index chat_messages_with_files on chat_messages (conversation_id, at desc)
  where files > 0 and deleted_at is null;
