-- What was deleted is unread for nobody: own_unread counts it with what is the person's own.
update chat_members m set own_unread = m.own_unread + gone.count
from (
  select p.conversation_id, p.user_id, count(*) as count
  from chat_members p join chat_messages s on s.conversation_id = p.conversation_id
  where s.deleted_at is not null and s.user_id <> p.user_id and s.seq > p.read_seq
    and s.seq > p.from_seq and s.seq <= coalesce(p.until_seq, s.seq)
  group by p.conversation_id, p.user_id
) gone
where m.conversation_id = gone.conversation_id and m.user_id = gone.user_id;
