-- Messages are found whatever apostrophe or hyphen is typed.
update chat_messages set search_key = one_mark(search_key)
where search_key <> one_mark(search_key);
