-- A date takes the place of a rule that counts from something, and the other way round.
create or replace function keep_one_due() returns trigger language plpgsql as $$
begin
  if new.due_on is not null and new.due_from is not null then
    if old.due_on is distinct from new.due_on then
      new.due_from := null;
      new.due_amount := null;
      new.due_unit := null;
      new.due_anchor_id := null;
    else
      new.due_on := null;
    end if;
  end if;
  return new;
end $$;
create trigger keep_one_due before update of due_on, due_from on project_actions
  for each row execute function keep_one_due();

-- The date so many weekdays after another, or before it: see addSpan.
create or replace function add_weekdays(day date, amount integer) returns date
  language sql immutable parallel safe
  return case
    when amount = 0 then day
    when amount > 0 then
      day - greatest(extract(isodow from day)::int - 5, 0) + amount
        + 2 * ((least(extract(isodow from day)::int, 5) - 1 + amount) / 5)
    when extract(isodow from day) > 5 then
      day + (8 - extract(isodow from day)::int) + amount - 2 * ((4 - amount) / 5)
    else day + amount - 2 * ((5 - extract(isodow from day)::int - amount) / 5)
  end;

create or replace function add_span(day date, amount integer, unit text) returns date
  language sql immutable parallel safe
  return case unit when 'day' then day + amount when 'week' then day + 7 * amount
    else add_weekdays(day, amount) end;

-- The last day of an action for one mentee by its rule, without more time: see dueDate.
create or replace function ruled_due(due_on date, grace integer, grace_unit text, due_from text, amount integer,
    unit text, joined date, anchor date)
  returns date language sql immutable parallel safe
  return case
    when due_from = 'joining' then add_span(joined, amount, unit)
    when due_from is not null then add_span(anchor, amount, unit)
    when grace is not null and due_on is not null then
      greatest(due_on, add_span(joined, grace, grace_unit))
    else due_on
  end;

-- The day in Athens of a completion, or of a meeting: its date or, where it was held without one, the day
-- on which it was completed.
create or replace function due_anchor_day(due_from text, completed_at timestamptz, scheduled_at timestamptz)
  returns date language sql immutable parallel safe
  return (case
    when due_from = 'completion' then completed_at
    when scheduled_at < '3000-01-01T00:00:00Z' then scheduled_at
    else completed_at
  end at time zone 'Europe/Athens')::date;

-- Writes the deadlines that these cells have by their columns' rules, never after the column's last event: a row
-- for each that differs from the column's own day or was extended, none for the others.
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

-- Gives a mentee more time for an action, or takes it back where `until` is null.
create or replace function extend_due(project integer, mentee integer, action integer, until date, why text,
    who integer, at timestamptz)
  returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('action_dues'), project);
  perform hold_counted(project, mentee);
  if until is null then
    update action_dues set extended_to = null, extended_reason = null, extended_by = null,
      extended_at = null
    where project_id = project and mentee_id = mentee and action_id = action;
  else
    insert into action_dues
      (project_id, mentee_id, action_id, extended_to, extended_reason, extended_by, extended_at)
    values (project, mentee, action, until, why, who, at)
    on conflict (project_id, mentee_id, action_id) do update
    set extended_to = excluded.extended_to, extended_reason = excluded.extended_reason,
      extended_by = excluded.extended_by, extended_at = excluded.extended_at;
  end if;
  perform set_dues(array[row(project, mentee, action)::due_cell]);
end $$;

-- What deadlines count from has changed. The triggers run after those that count (their names sort
-- later), which hold the mentees' rows.
create or replace function set_dues_of_completions() returns trigger language plpgsql as $$
declare cells due_cell[];
begin
  if tg_op = 'INSERT' then
    cells := array(
      select row(r.project_id, r.mentee_id, pa.action_id)::due_cell
      from after_rows r
      join project_actions pa on pa.project_id = r.project_id and pa.due_anchor_id = r.action_id
      where r.completed_at is not null);
  elsif tg_op = 'DELETE' then
    cells := array(
      select row(r.project_id, r.mentee_id, pa.action_id)::due_cell
      from before_rows r
      join project_actions pa on pa.project_id = r.project_id and pa.due_anchor_id = r.action_id
      where r.completed_at is not null);
  else
    cells := array(
      select row(r.project_id, r.mentee_id, pa.action_id)::due_cell
      from (
        select project_id, mentee_id, action_id
        from (
          select project_id, mentee_id, action_id, completed_at, 1 as side from after_rows
          union all
          select project_id, mentee_id, action_id, completed_at, -1 from before_rows
        ) both_rows
        group by project_id, mentee_id, action_id, completed_at having sum(side) <> 0
      ) r
      join project_actions pa on pa.project_id = r.project_id and pa.due_anchor_id = r.action_id);
  end if;
  if cardinality(cells) > 0 then perform set_dues(cells); end if;
  return null;
end $$;
create trigger set_dues_added after insert on completions
  referencing new table as after_rows
  for each statement execute function set_dues_of_completions();
create trigger set_dues_changed after update on completions
  referencing old table as before_rows new table as after_rows
  for each statement execute function set_dues_of_completions();
create trigger set_dues_removed after delete on completions
  referencing old table as before_rows
  for each statement execute function set_dues_of_completions();

create or replace function set_dues_of_dates() returns trigger language plpgsql as $$
declare cells due_cell[];
begin
  if tg_op = 'INSERT' then
    cells := array(
      select row(r.project_id, r.mentee_id, pa.action_id)::due_cell
      from after_rows r
      join project_actions pa on pa.project_id = r.project_id and pa.due_anchor_id = r.action_id
        and pa.due_from = 'meeting'
      where r.drawer = 'mentee' and r.scheduled_at is not null);
  elsif tg_op = 'DELETE' then
    cells := array(
      select row(r.project_id, r.mentee_id, pa.action_id)::due_cell
      from before_rows r
      join project_actions pa on pa.project_id = r.project_id and pa.due_anchor_id = r.action_id
        and pa.due_from = 'meeting'
      where r.drawer = 'mentee' and r.scheduled_at is not null);
  else
    cells := array(
      select row(r.project_id, r.mentee_id, pa.action_id)::due_cell
      from (
        select project_id, mentee_id, action_id
        from (
          select project_id, mentee_id, action_id, drawer, scheduled_at, 1 as side from after_rows
          union all
          select project_id, mentee_id, action_id, drawer, scheduled_at, -1 from before_rows
        ) both_rows
        where drawer = 'mentee'
        group by project_id, mentee_id, action_id, scheduled_at having sum(side) <> 0
      ) r
      join project_actions pa on pa.project_id = r.project_id and pa.due_anchor_id = r.action_id
        and pa.due_from = 'meeting');
  end if;
  if cardinality(cells) > 0 then perform set_dues(cells); end if;
  return null;
end $$;
create trigger set_dues_added after insert on action_data
  referencing new table as after_rows for each statement execute function set_dues_of_dates();
create trigger set_dues_changed after update on action_data
  referencing old table as before_rows new table as after_rows
  for each statement execute function set_dues_of_dates();
create trigger set_dues_removed after delete on action_data
  referencing old table as before_rows for each statement execute function set_dues_of_dates();

-- Who joins, or joins anew: is there as a mentee now, and was not since the same day.
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
create trigger set_dues_added after insert on memberships
  referencing new table as after_rows for each statement execute function set_dues_of_members();
create trigger set_dues_changed after update on memberships
  referencing old table as before_rows new table as after_rows
  for each statement execute function set_dues_of_members();

-- A rule that is the same for everybody changes only the rows that are there: the cells of `changed` have
-- 1 for a mentee where everybody's deadlines are worked out, otherwise 0.
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
create trigger set_dues_added after insert on project_actions
  referencing new table as after_rows for each statement execute function set_dues_of_actions();
create trigger set_dues_changed after update on project_actions
  referencing old table as before_rows new table as after_rows
  for each statement execute function set_dues_of_actions();

-- Conditions read the deadline as `action.Due`.
create or replace function has_due_conditions(project integer) returns boolean language sql stable parallel safe
  return exists (
    select from actions a
    join project_actions pa on pa.action_id = a.id and pa.project_id = project
    where a.show_condition <> '' and a.show_condition like '%Due%');

create or replace function note_stale_dues() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id, mentee_id)
  with concerned as materialized (select distinct project_id from changed_rows),
    conditional as materialized (
      select project_id from concerned where has_due_conditions(project_id))
  select distinct project_id, mentee_id from changed_rows
  where project_id in (select project_id from conditional);
  return null;
end $$;
create trigger note_stale_added after insert on action_dues
  referencing new table as changed_rows for each statement execute function note_stale_dues();
create trigger note_stale_changed after update on action_dues
  referencing new table as changed_rows for each statement execute function note_stale_dues();
create trigger note_stale_removed after delete on action_dues
  referencing old table as changed_rows for each statement execute function note_stale_dues();

create or replace function set_dues_again() returns trigger language plpgsql as $$
begin
  perform set_dues(array(select row(project_id, mentee_id, action_id)::due_cell from action_dues));
  return null;
end $$;
create trigger set_dues_emptied after truncate on completions
  for each statement execute function set_dues_again();
create trigger set_dues_emptied after truncate on action_data
  for each statement execute function set_dues_again();
