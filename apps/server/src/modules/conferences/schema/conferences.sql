-- Counts the places that are taken on the session's own row: writers of one session wait for one
-- another there, and the check on that row refuses one place too many.
create or replace function count_conference_places() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op <> 'INSERT' and old.state = 'registered' then 1 else 0 end;
  after integer := case when tg_op <> 'DELETE' and new.state = 'registered' then 1 else 0 end;
begin
  if before <> after then
    update conference_sessions set taken = taken + after - before
    where id = case when tg_op = 'DELETE' then old.session_id else new.session_id end;
  end if;
  return null;
end $$;
create trigger count_conference_places
  after insert or delete or update of state on conference_registrations
  for each row execute function count_conference_places();

-- Somebody was present exactly where the action is completed: what the list of a session and what the
-- grid say are one. Marking somebody present completes the action; completing it says of the session that
-- has begun that they were there, and taking this back has it wait again for somebody to say so.
create or replace function conference_attendance(
  attendance text, begins_at timestamptz, completed_at timestamptz, at timestamptz)
  returns text language sql immutable parallel safe
  return case
    when attendance is null and begins_at <= at and completed_at is not null then 'present'
    when attendance = 'present' and completed_at is null then null
    else attendance
  end;
