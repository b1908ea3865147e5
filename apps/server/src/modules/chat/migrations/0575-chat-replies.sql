-- What a message answers: the number of another message of its conversation.
alter table chat_messages add column reply_to integer check (reply_to < seq);

-- What people feel about a message: one thing each.
create table chat_reactions (
  message_id integer references chat_messages (id) on delete cascade,
  user_id integer references users (id) on delete cascade,
  reaction text not null check (reaction in ('like', 'love', 'laugh', 'wow', 'sad', 'thanks')),
  at timestamptz not null,
  primary key (message_id, user_id)
);
create index chat_reactions_user on chat_reactions (user_id);
