-- Events that have dates of their own, such as the sessions of a conference: no deadline lies before the
-- last day on which the action takes place, and who has a place in one has its time as their own date, as
-- in a meeting. Whoever reads deadlines and dates reads the same columns as before.
alter table project_actions
  -- The last day in Athens on which the action takes place; null where it has no events.
  add column last_event_on date;

-- A deadline by its rule, and the last day on which the action takes place.
create function due_by_event(ruled date, last_event_on date) returns date
  language sql immutable parallel safe
  return case when ruled is not null then greatest(ruled, last_event_on) end;

-- As before, but for the day of the last event.
create or replace function set_dues(cells due_cell[]) returns void language plpgsql as $$
begin
  with wanted as materialized (
    select x.project_id, x.mentee_id, x.action_id, pa.due_on as fixed,
      due_by_event(ruled_due(pa.due_on, pa.due_grace, pa.due_grace_unit, pa.due_from, pa.due_amount,
        pa.due_unit, (m.joined_at at time zone 'Europe/Athens')::date,
        due_anchor_day(pa.due_from, c.completed_at, d.scheduled_at)), pa.last_event_on) as ruled
    from (select distinct * from unnest(cells)) x
    join project_actions pa on pa.project_id = x.project_id and pa.action_id = x.action_id
    join memberships m on m.project_id = x.project_id and m.user_id = x.mentee_id
    left join completions c on c.project_id = x.project_id and c.mentee_id = x.mentee_id
      and c.action_id = pa.due_anchor_id
    left join action_data d on d.project_id = x.project_id and d.drawer = 'mentee'
      and d.mentee_id = x.mentee_id and d.action_id = pa.due_anchor_id
  ),
  there as materialized (
    select w.ruled, w.fixed, o.ctid as at, o.extended_to, w.project_id, w.mentee_id, w.action_id
    from wanted w
    left join lateral (
      select e.ctid, e.extended_to from action_dues e
      where e.project_id = w.project_id and e.mentee_id = w.mentee_id and e.action_id = w.action_id
      offset 0
    ) o on true
  ),
  gone as (
    delete from action_dues where ctid = any (array(
      select at from there
      where at is not null and extended_to is null and (ruled is null or ruled = fixed)))
  )
  insert into action_dues as o (project_id, mentee_id, action_id, ruled_on)
  select project_id, mentee_id, action_id, ruled from there
  where (ruled is not null and ruled is distinct from fixed) or extended_to is not null
  order by 1, 2, 3
  on conflict (project_id, mentee_id, action_id) do update set ruled_on = excluded.ruled_on
  where o.ruled_on is distinct from excluded.ruled_on;
end $$;

create or replace function set_dues_of_members() returns trigger language plpgsql as $$
declare
  joined due_cell[];
  cells due_cell[];
begin
  if tg_op = 'INSERT' then
    joined := array(
      select row(project_id, user_id, 0)::due_cell from after_rows
      where is_mentee and left_at is null);
  else
    joined := array(
      select row(project_id, user_id, 0)::due_cell
      from (
        select project_id, user_id, joined_at, is_mentee, left_at, 1 as side from after_rows
        union all
        select project_id, user_id, joined_at, is_mentee, left_at, -1 from before_rows
      ) both_rows
      where is_mentee and left_at is null
      group by project_id, user_id, joined_at having sum(side) > 0);
  end if;
  if cardinality(joined) = 0 then return null; end if;
  -- Of people who were there, whoever changes a rule holds the rows.
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock_shared(hashtext('action_dues'), project_id)
    from (select distinct project_id from unnest(joined) order by 1) p;
  end if;
  cells := array(
    select row(j.project_id, j.mentee_id, pa.action_id)::due_cell
    from unnest(joined) j
    join project_actions pa on pa.project_id = j.project_id
      and (pa.due_from is not null or (pa.due_on is not null
        and (pa.due_grace is not null or pa.last_event_on > pa.due_on))));
  if cardinality(cells) > 0 then perform set_dues(cells); end if;
  return null;
end $$;

create or replace function set_dues_of_actions() returns trigger language plpgsql as $$
declare
  changed due_cell[];
  project integer;
  ids integer[];
  own boolean;
begin
  if tg_op = 'INSERT' then
    changed := array(
      select row(project_id, case when due_from is not null or due_grace is not null
          or last_event_on > due_on then 1 else 0 end,
        action_id)::due_cell
      from after_rows where due_on is not null or due_from is not null);
  else
    changed := array(
      select row(a.project_id, case when a.due_from is not null or b.due_from is not null
          or a.due_grace is not null or b.due_grace is not null
          or a.last_event_on > a.due_on or b.last_event_on > b.due_on then 1 else 0 end,
        a.action_id)::due_cell
      from after_rows a join before_rows b using (project_id, action_id)
      where (a.due_on, a.due_grace, a.due_grace_unit, a.due_from, a.due_amount, a.due_unit,
          a.due_anchor_id, a.last_event_on)
        is distinct from (b.due_on, b.due_grace, b.due_grace_unit, b.due_from, b.due_amount, b.due_unit,
          b.due_anchor_id, b.last_event_on));
  end if;
  for project, ids, own in
    select c.project_id, array_agg(c.action_id), max(c.mentee_id) = 1
    from unnest(changed) c group by 1 order by 1
  loop
    if has_due_conditions(project) then
      insert into stale_conditions (project_id) values (project);
    end if;
    perform pg_advisory_xact_lock(hashtext('action_dues'), project);
    if not own and not exists (
      select from action_dues o where o.project_id = project and o.action_id = any (ids)) then
      continue;
    end if;
    perform hold_counted(project, null);
    perform set_dues(array(
      select row(project, m.user_id, a)::due_cell
      from memberships m cross join unnest(ids) a
      where own and m.project_id = project and m.is_mentee and m.left_at is null
      union
      select row(o.project_id, o.mentee_id, o.action_id)::due_cell from action_dues o
      where o.project_id = project and o.action_id = any (ids)));
  end loop;
  return null;
end $$;

-- Has whoever changes the events of an action wait until the transaction ends.
create function hold_events(project integer, action integer) returns void language plpgsql as $$
begin
  perform from project_actions
  where project_id = project and action_id = action for no key update;
end $$;

-- Writes the last day on which an action takes place; null for none.
create function set_last_event(project integer, action integer, day date) returns void
  language plpgsql as $$
begin
  update project_actions set last_event_on = day
  where project_id = project and action_id = action and last_event_on is distinct from day;
end $$;

create type event_date as (project_id integer, mentee_id integer, action_id integer, at timestamptz,
  changed_at timestamptz);

-- Writes when mentees have their event, as the date of their own data; null for no longer. An action that
-- was made inactive for somebody stays so.
create function set_event_dates(dates event_date[]) returns void language plpgsql as $$
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
