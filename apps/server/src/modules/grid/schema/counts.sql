-- The Monday in Athens of the week of an instant.
create or replace function athens_week(at timestamptz) returns date language sql immutable parallel safe
  return date_trunc('week', at at time zone 'Europe/Athens')::date;

create or replace function utc_day(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'UTC')::date;

-- Everything that is counted of mentees, one row each.
create view counted_facts (project_id, mentee_id, what, action_id, day) as
select c.project_id, c.mentee_id, f.what, c.action_id, f.day
from completions c
left join unshown_actions u using (project_id, mentee_id, action_id)
cross join lateral (
  values ('done', date '-infinity'), ('completed', athens_week(c.completed_at))) f (what, day)
where c.completed_at is not null and (u.action_id is null or f.what = 'completed')
union all
select d.project_id, d.mentee_id, 'scheduled', d.action_id, utc_day(d.scheduled_at)
from action_data d
where d.drawer = 'mentee' and d.scheduled_at is not null
  and not exists (
    select from completions c
    where c.project_id = d.project_id and c.mentee_id = d.mentee_id and c.action_id = d.action_id
      and c.completed_at is not null)
  and not exists (
    select from unshown_actions u
    where u.project_id = d.project_id and u.mentee_id = d.mentee_id and u.action_id = d.action_id)
union all
select g.project_id, g.mentee_id, 'met', g.action_id, athens_week(lower(g.during))
from meetings g where g.state in ('planned', 'held')
union all
select u.project_id, u.mentee_id, 'unshown', u.action_id, date '-infinity'
from unshown_actions u
union all
select o.project_id, o.mentee_id, 'due', o.action_id, o.due_on
from action_dues o
where o.due_on is not null
  and not exists (
    select from completions c
    where c.project_id = o.project_id and c.mentee_id = o.mentee_id and c.action_id = o.action_id
      and c.completed_at is not null)
  and not exists (
    select from action_data d
    where d.project_id = o.project_id and d.drawer = 'mentee' and d.mentee_id = o.mentee_id
      and d.action_id = o.action_id and d.scheduled_at is not null)
  and not exists (
    select from unshown_actions u
    where u.project_id = o.project_id and u.mentee_id = o.mentee_id and u.action_id = o.action_id);

create or replace function count_completions() returns trigger language plpgsql as $$
declare changes counted_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(
      select row(project_id, mentee_id, action_id, completed_at, 1)::counted_change
      from after_rows where completed_at is not null);
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(project_id, mentee_id, action_id, completed_at, -1)::counted_change
      from before_rows where completed_at is not null);
  else
    changes := array(
      select row(project_id, mentee_id, action_id, completed_at, sum(amount))::counted_change
      from (
        select project_id, mentee_id, action_id, completed_at, 1 as amount from after_rows
        union all
        select project_id, mentee_id, action_id, completed_at, -1 from before_rows
      ) r where completed_at is not null
      group by project_id, mentee_id, action_id, completed_at having sum(amount) <> 0);
  end if;
  if cardinality(changes) = 0 then return null; end if;
  -- Several are taken in order, so that no two statements wait for each other.
  if cardinality(changes) > 1 then perform hold_mentees(changes); end if;
  update mentee_progress p set done = p.done + c.amount
  from (
    select project_id, mentee_id, sum(amount) as amount from unnest(changes) group by 1, 2
  ) c
  where p.project_id = c.project_id and p.mentee_id = c.mentee_id;
  -- A statement of its own, which sees what was committed while the one before it waited.
  insert into project_counts (project_id, overseer_id, active, what, action_id, day, amount)
  select c.project_id, o.overseer_id, c.active, f.what, c.action_id, f.day, sum(c.amount * f.sign)
  from (
    select c.project_id, p.overseers, p.active, c.action_id, athens_week(c.at) as week,
      utc_day(d.scheduled_at) as dated, o.due_on, sum(c.amount) as amount,
      is_unshown(c.project_id, c.mentee_id, c.action_id) as unshown
    from unnest(changes) c
    join mentee_progress p on p.project_id = c.project_id and p.mentee_id = c.mentee_id
      and p.counted
    left join action_data d on d.project_id = c.project_id and d.drawer = 'mentee'
      and d.mentee_id = c.mentee_id and d.action_id = c.action_id
    left join action_dues o on o.project_id = c.project_id and o.mentee_id = c.mentee_id
      and o.action_id = c.action_id
    group by 1, 2, 3, 4, 5, 6, 7, 9
  ) c
  cross join unnest(0 || c.overseers) o (overseer_id)
  cross join lateral (values
    ('done', date '-infinity', 1), ('completed', c.week, 1), ('scheduled', c.dated, -1),
    ('due', case when c.dated is null then c.due_on end, -1)
  ) f (what, day, sign)
  where f.day is not null and (not c.unshown or f.what = 'completed')
  group by 1, 2, 3, 4, 5, 6 having sum(c.amount * f.sign) <> 0;
  return null;
end $$;
create trigger count_added after insert on completions
  referencing new table as after_rows for each statement execute function count_completions();
create trigger count_changed after update on completions
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_completions();
create trigger count_removed after delete on completions
  referencing old table as before_rows for each statement execute function count_completions();

create or replace function count_scheduled() returns trigger language plpgsql as $$
declare changes counted_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(
      select row(project_id, mentee_id, action_id, scheduled_at, 1)::counted_change
      from after_rows where drawer = 'mentee' and scheduled_at is not null);
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(project_id, mentee_id, action_id, scheduled_at, -1)::counted_change
      from before_rows where drawer = 'mentee' and scheduled_at is not null);
  else
    changes := array(
      select row(project_id, mentee_id, action_id, scheduled_at, sum(amount))::counted_change
      from (
        select project_id, drawer, mentee_id, action_id, scheduled_at, 1 as amount from after_rows
        union all
        select project_id, drawer, mentee_id, action_id, scheduled_at, -1 from before_rows
      ) r where drawer = 'mentee' and scheduled_at is not null
      group by project_id, mentee_id, action_id, scheduled_at having sum(amount) <> 0);
  end if;
  if cardinality(changes) = 0 then return null; end if;
  perform hold_mentees(changes);
  insert into project_counts (project_id, overseer_id, active, what, action_id, day, amount)
  select c.project_id, p.overseer_id, p.active, f.what, c.action_id, f.day, sum(c.amount * f.sign)
  from unnest(changes) c
  left join action_dues o on o.project_id = c.project_id and o.mentee_id = c.mentee_id
    and o.action_id = c.action_id
  cross join lateral (values ('scheduled', utc_day(c.at), 1), ('due', o.due_on, -1)) f (what, day, sign)
  join counted_places p on p.project_id = c.project_id and p.mentee_id = c.mentee_id
  where f.day is not null and not exists (
    select from completions done
    where done.project_id = c.project_id and done.mentee_id = c.mentee_id
      and done.action_id = c.action_id and done.completed_at is not null)
    and not is_unshown(c.project_id, c.mentee_id, c.action_id)
  group by 1, 2, 3, 4, 5, 6 having sum(c.amount * f.sign) <> 0;
  return null;
end $$;
create trigger count_added after insert on action_data
  referencing new table as after_rows for each statement execute function count_scheduled();
create trigger count_changed after update on action_data
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_scheduled();
create trigger count_removed after delete on action_data
  referencing old table as before_rows for each statement execute function count_scheduled();

create or replace function count_meetings() returns trigger language plpgsql as $$
declare changes counted_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(
      select row(project_id, mentee_id, action_id, lower(during), 1)::counted_change
      from after_rows where state in ('planned', 'held'));
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(project_id, mentee_id, action_id, lower(during), -1)::counted_change
      from before_rows where state in ('planned', 'held'));
  else
    changes := array(
      select row(project_id, mentee_id, action_id, at, sum(amount))::counted_change
      from (
        select project_id, mentee_id, action_id, state, lower(during) as at, 1 as amount
        from after_rows
        union all
        select project_id, mentee_id, action_id, state, lower(during), -1 from before_rows
      ) r where state in ('planned', 'held')
      group by project_id, mentee_id, action_id, at having sum(amount) <> 0);
  end if;
  if cardinality(changes) = 0 then return null; end if;
  perform hold_mentees(changes);
  insert into project_counts (project_id, overseer_id, active, what, action_id, day, amount)
  select c.project_id, p.overseer_id, p.active, 'met', c.action_id, athens_week(c.at), sum(c.amount)
  from unnest(changes) c
  join counted_places p on p.project_id = c.project_id and p.mentee_id = c.mentee_id
  group by 1, 2, 3, 4, 5, 6 having sum(c.amount) <> 0;
  return null;
end $$;
create trigger count_added after insert on meetings
  referencing new table as after_rows for each statement execute function count_meetings();
create trigger count_changed after update on meetings
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_meetings();
create trigger count_removed after delete on meetings
  referencing old table as before_rows for each statement execute function count_meetings();

-- Has whoever counts the same mentees wait until the transaction ends.
create or replace function hold_mentees(changes counted_change[]) returns void language plpgsql as $$
begin
  perform from mentee_progress p
  where (p.project_id, p.mentee_id) in (select c.project_id, c.mentee_id from unnest(changes) c)
  order by p.project_id, p.mentee_id for no key update;
end $$;

-- Keeps progress and totals as people come, leave, or change in who oversees them and whether they are active: all
-- that is counted of them moves to its new places. What somebody who joins has done already is found by the
-- primary key; the index of what is completed would be read whole for each.
create or replace function count_members() returns trigger language plpgsql as $$
declare standings counted_standing[];
begin
  if tg_op = 'INSERT' then
    standings := array(
      select row(project_id, user_id, o.id, active, 1)::counted_standing
      from after_rows cross join unnest(0 || overseers) o (id)
      where is_mentee and left_at is null);
    insert into mentee_progress (project_id, mentee_id, counted, active, overseers, done)
    select a.project_id, a.user_id, a.is_mentee and a.left_at is null, a.active, a.overseers, (
      select count(*) filter (where c.completed_at is not null) from completions c
      where c.project_id = a.project_id and c.mentee_id = a.user_id)
    from after_rows a;
  elsif tg_op = 'DELETE' then
    standings := array(
      select row(project_id, user_id, o.id, active, -1)::counted_standing
      from before_rows cross join unnest(0 || overseers) o (id)
      where is_mentee and left_at is null);
  else
    standings := array(
      select row(project_id, user_id, o.id, active, sum(amount))::counted_standing
      from (
        select project_id, user_id, overseers, active, is_mentee and left_at is null as counted,
          1 as amount
        from after_rows
        union all
        select project_id, user_id, overseers, active, is_mentee and left_at is null, -1
        from before_rows
      ) r cross join unnest(0 || overseers) o (id)
      where counted
      group by project_id, user_id, o.id, active having sum(amount) <> 0);
    perform from mentee_progress p
    where (p.project_id, p.mentee_id) in (select a.project_id, a.user_id from after_rows a)
    order by p.project_id, p.mentee_id for no key update;
    update mentee_progress p
    set counted = a.is_mentee and a.left_at is null, active = a.active, overseers = a.overseers
    from after_rows a
    where p.project_id = a.project_id and p.mentee_id = a.user_id
      and (p.counted, p.active, p.overseers)
        is distinct from (a.is_mentee and a.left_at is null, a.active, a.overseers);
  end if;
  if cardinality(standings) = 0 then return null; end if;
  insert into project_counts (project_id, overseer_id, active, what, action_id, day, amount)
  select s.project_id, s.overseer_id, s.active, f.what, f.action_id, f.day, sum(s.amount * f.times)
  from unnest(standings) s
  cross join lateral (
    select 'people', 0, date '-infinity', 1
    union all
    select f.what, f.action_id, f.day, count(*) from counted_facts f
    where f.project_id = s.project_id and f.mentee_id = s.mentee_id group by 1, 2, 3
  ) f (what, action_id, day, times)
  group by 1, 2, 3, 4, 5, 6 having sum(s.amount * f.times) <> 0;
  return null;
end $$;
create trigger count_added after insert on memberships
  referencing new table as after_rows for each statement execute function count_members();
create trigger count_changed after update on memberships
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_members();
create trigger count_removed after delete on memberships
  referencing old table as before_rows for each statement execute function count_members();

-- Whoever is deleted leaves their projects first, while what goes with them can still be counted.
create or replace function leave_before_deletion() returns trigger language plpgsql as $$
begin
  perform from memberships where user_id = old.id for update;
  update memberships set left_at = now() where user_id = old.id and left_at is null;
  return old;
end $$;
create trigger leave_before_deletion before delete on users
  for each row execute function leave_before_deletion();

-- Counts everything anew and mends what is kept, with nothing that is counted changing meanwhile. Returns how much
-- was wrong.
create or replace function recount() returns bigint language plpgsql as $$
declare
  wrong_progress bigint;
  wrong_counts bigint;
begin
  lock table memberships, completions, meetings, action_data, unshown_actions, action_dues
    in share row exclusive mode;
  insert into mentee_progress as p (project_id, mentee_id, counted, active, overseers, done)
  select m.project_id, m.user_id, m.is_mentee and m.left_at is null, m.active, m.overseers,
    coalesce(c.done, 0)
  from memberships m
  left join (
    select project_id, mentee_id, count(*) as done from completions
    where completed_at is not null group by 1, 2
  ) c on c.project_id = m.project_id and c.mentee_id = m.user_id
  on conflict (project_id, mentee_id) do update
  set counted = excluded.counted, active = excluded.active, overseers = excluded.overseers,
    done = excluded.done
  where (p.counted, p.active, p.overseers, p.done) is distinct from
    (excluded.counted, excluded.active, excluded.overseers, excluded.done);
  get diagnostics wrong_progress = row_count;
  insert into project_counts (project_id, overseer_id, active, what, action_id, day, amount)
  select project_id, overseer_id, active, what, action_id, day, sum(amount) from (
    select project_id, overseer_id, active, 'people' as what, 0 as action_id,
      date '-infinity' as day, 1 as amount
    from counted_places
    union all
    select f.project_id, p.overseer_id, p.active, f.what, f.action_id, f.day, 1
    from counted_facts f join counted_places p using (project_id, mentee_id)
    union all
    select project_id, overseer_id, active, what, action_id, day, -amount from project_counts
  ) difference group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0;
  get diagnostics wrong_counts = row_count;
  return wrong_progress + wrong_counts;
end $$;

create or replace function recount_after_truncate() returns trigger language plpgsql as $$
begin
  perform recount();
  return null;
end $$;
create trigger count_emptied after truncate on completions
  for each statement execute function recount_after_truncate();
create trigger count_emptied after truncate on action_data
  for each statement execute function recount_after_truncate();
create trigger count_emptied after truncate on meetings
  for each statement execute function recount_after_truncate();
create trigger count_emptied after truncate on memberships
  for each statement execute function recount_after_truncate();
create trigger count_emptied after truncate on unshown_actions
  for each statement execute function recount_after_truncate();
create trigger count_emptied after truncate on action_dues
  for each statement execute function recount_after_truncate();
