-- Names an event of which the server that commits it tells by itself: others do so only where it is late.
-- Empty for events that the next server tells of that looks.
alter table outbox add column key uuid;
