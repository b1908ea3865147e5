-- When the mentee has their session; null for who has no place, or was away.
create or replace function seat_time(project integer, action integer, mentee integer) returns timestamptz
  language sql stable parallel safe
  return (
    select s.begins_at
    from conference_registrations r join conference_sessions s on s.id = r.session_id
    where r.project_id = project and r.action_id = action and r.mentee_id = mentee
      and r.state = 'registered' and (r.attendance is null or r.attendance = 'present')
      and s.state = 'planned');

create or replace function follow_places() returns trigger language plpgsql as $$
declare cells event_date[];
begin
  cells := array(
    select row(project_id, mentee_id, action_id, seat_time(project_id, action_id, mentee_id),
      max(changed_at))::event_date
    from changed_rows group by project_id, mentee_id, action_id);
  if cardinality(cells) > 0 then perform set_event_dates(cells); end if;
  return null;
end $$;
create trigger follow_places_added after insert on conference_registrations
  referencing new table as changed_rows for each statement execute function follow_places();
create trigger follow_places_changed after update on conference_registrations
  referencing new table as changed_rows for each statement execute function follow_places();
create trigger follow_places_removed after delete on conference_registrations
  referencing old table as changed_rows for each statement execute function follow_places();

create or replace function follow_session() returns trigger language plpgsql as $$
declare
  project integer := case when tg_op = 'DELETE' then old.project_id else new.project_id end;
  action integer := case when tg_op = 'DELETE' then old.action_id else new.action_id end;
begin
  perform hold_events(project, action);
  -- A statement of its own, which sees what was committed while the one before it waited.
  perform set_last_event(project, action, (
    select (max(s.begins_at) at time zone 'Europe/Athens')::date from conference_sessions s
    where s.project_id = project and s.action_id = action and s.state = 'planned'));
  if tg_op = 'UPDATE' then
    perform set_event_dates(array(
      select row(r.project_id, r.mentee_id, r.action_id,
        seat_time(r.project_id, r.action_id, r.mentee_id), new.changed_at)::event_date
      from conference_registrations r
      where r.session_id = new.id and r.state = 'registered'));
  end if;
  return null;
end $$;
create trigger follow_session_added after insert or delete on conference_sessions
  for each row execute function follow_session();
create trigger follow_session_changed after update of begins_at, state on conference_sessions
  for each row when (old.begins_at <> new.begins_at or old.state <> new.state)
  execute function follow_session();

-- Who is made active again in a conference where they have a place has its date, not none.
create or replace function keep_seat_date() returns trigger language plpgsql as $$
begin
  new.scheduled_at := seat_time(new.project_id, new.action_id, new.mentee_id);
  return new;
end $$;
create trigger keep_seat_date before update of scheduled_at on action_data
  for each row when (new.drawer = 'mentee' and old.scheduled_at is not null and new.scheduled_at is null)
  execute function keep_seat_date();
