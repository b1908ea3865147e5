-- How often the conversation was held for anything but a message that goes by itself: such a message
-- knows by it that who is in the conversation is still as it has read.
alter table chat_conversations add column turn integer not null default 0;
