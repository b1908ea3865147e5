-- A deadline by its rule, and the last day on which the action takes place.
create or replace function due_by_event(ruled date, last_event_on date) returns date
  language sql immutable parallel safe
  return case when ruled is not null then greatest(ruled, last_event_on) end;

-- Has whoever changes the events of an action wait until the transaction ends.
create or replace function hold_events(project integer, action integer) returns void language plpgsql as $$
begin
  perform from project_actions
  where project_id = project and action_id = action for no key update;
end $$;

-- Writes the last day on which an action takes place; null for none.
create or replace function set_last_event(project integer, action integer, day date) returns void
  language plpgsql as $$
begin
  update project_actions set last_event_on = day
  where project_id = project and action_id = action and last_event_on is distinct from day;
end $$;

-- Writes when mentees have their event, as the date of their own data; null for no longer. An action that
-- was made inactive for somebody stays so.
create or replace function set_event_dates(dates event_date[]) returns void language plpgsql as $$
begin
  update action_data d set scheduled_at = e.at
  from unnest(dates) e
  where d.project_id = e.project_id and d.drawer = 'mentee' and d.mentee_id = e.mentee_id
    and d.action_id = e.action_id and d.scheduled_at is distinct from e.at
    and (d.scheduled_at is null or d.scheduled_at < '3000-01-01T00:00:00Z');
  insert into action_data (project_id, drawer, mentee_id, action_id, scheduled_at, updated_at)
  select project_id, 'mentee', mentee_id, action_id, at, changed_at from unnest(dates) e
  where at is not null
  order by 1, 3, 4
  on conflict (project_id, drawer, mentee_id, action_id, author_id) do nothing;
end $$;
