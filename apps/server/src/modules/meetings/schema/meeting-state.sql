-- A meeting was held exactly where its action is completed: what the calendar says and what the grid
-- says of it are one. Saying that it was held completes its action (journal.ts); completing the action
-- says of the meeting whose time has come that it was held.
create or replace function meeting_state(state text, during tstzrange, completed_at timestamptz, at timestamptz)
  returns text language sql immutable parallel safe
  return case
    when state = 'planned' and lower(during) <= at and completed_at is not null then 'held'
    else state
  end;
