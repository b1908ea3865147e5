-- The state of a mentee's action (spec §4 and §9: a year from 3000 means inactive). The page decides
-- by the same rule: features/actions/cell-state.ts.
create or replace function cell_state(completed_at timestamptz, scheduled_at timestamptz, due_on date, at timestamptz)
  returns text language sql immutable parallel safe
  return case
    when completed_at is not null then 'done'
    when scheduled_at >= '3000-01-01T00:00:00Z' then 'inactive'
    when scheduled_at > at then 'scheduled'
    when scheduled_at is not null then 'overdue'
    when due_on < (at at time zone 'Europe/Athens')::date then 'overdue'
    else 'todo'
  end;
