-- A text that changes without its key, such as when somebody's name is taken out of it, is no longer found.
create or replace function chat_message_key() returns trigger language plpgsql as $$
begin
  new.search_key := '';
  return new;
end $$;
create trigger chat_message_key before update of text on chat_messages
  for each row when (new.text is distinct from old.text and new.search_key = old.search_key)
  execute function chat_message_key();
