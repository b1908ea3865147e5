-- Statements that change very many rows at once: what they do to deadlines and conditions takes time in
-- proportion to the rows. A function's plan is kept from the first call, which mostly was for one row; so
-- the rows before and after are never joined with each other, where a nested loop would square the time:
-- they are put together and grouped.

-- Whoever looks a mentee's cell up finds the primary key alone: the index by action was taken for it, and
-- read whole, while a bulk load was not analysed yet. It is for whoever asks for days.
drop index action_dues_action;
create index action_dues_action on action_dues (project_id, action_id, due_on)
  where due_on is not null;

-- As before; rows are looked up cell by cell, however few the table seems to have.
create or replace function set_dues(cells due_cell[]) returns void language plpgsql as $$
begin
  with wanted as materialized (
    select x.project_id, x.mentee_id, x.action_id, pa.due_on as fixed,
      ruled_due(pa.due_on, pa.due_grace, pa.due_grace_unit, pa.due_from, pa.due_amount, pa.due_unit,
        (m.joined_at at time zone 'Europe/Athens')::date,
        due_anchor_day(pa.due_from, c.completed_at, d.scheduled_at)) as ruled
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
      and (pa.due_from is not null or (pa.due_on is not null and pa.due_grace is not null)));
  if cardinality(cells) > 0 then perform set_dues(cells); end if;
  return null;
end $$;

-- Whether a project has conditions is asked once for each project, not for each of its rows.
create or replace function note_stale_completions() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id, mentee_id)
  with concerned as materialized (select distinct project_id from changed_rows),
    conditional as materialized (select project_id from concerned where has_conditions(project_id))
  select distinct project_id, mentee_id from changed_rows
  where project_id in (select project_id from conditional);
  return null;
end $$;

create or replace function note_stale_data() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id, mentee_id)
  with concerned as materialized (
      select distinct project_id from changed_rows where drawer = 'mentee'),
    conditional as materialized (select project_id from concerned where has_conditions(project_id))
  select distinct project_id, mentee_id from changed_rows
  where drawer = 'mentee' and project_id in (select project_id from conditional);
  return null;
end $$;

create or replace function note_stale_members() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id, mentee_id)
  with concerned as materialized (select distinct project_id from changed_rows),
    conditional as materialized (select project_id from concerned where has_conditions(project_id))
  select project_id, user_id from changed_rows
  where is_mentee and left_at is null and project_id in (select project_id from conditional);
  return null;
end $$;

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

create or replace function note_stale_people() returns trigger language plpgsql as $$
begin
  insert into stale_conditions (project_id, mentee_id)
  with changed as materialized (
      select distinct id
      from (
        select id, first_name, last_name, email, fields, 1 as side from after_rows
        union all
        select id, first_name, last_name, email, fields, -1 from before_rows
      ) both_rows
      group by id, first_name, last_name, email, fields having sum(side) <> 0),
    members as materialized (
      select m.project_id, m.user_id from changed c
      join memberships m on m.user_id = c.id and m.is_mentee and m.left_at is null),
    concerned as materialized (select distinct project_id from members),
    conditional as materialized (select project_id from concerned where has_conditions(project_id))
  select project_id, user_id from members
  where project_id in (select project_id from conditional);
  return null;
end $$;
