-- Deadlines of one mentee (action_dues) are counted, so that the totals of what is overdue need not look at
-- each: `due` has cells that are neither done nor dated and have a deadline of their own on `day`.

-- Has whoever counts something of a mentee, or works out their deadlines, wait until the transaction ends;
-- of everybody in the project without one.
create function hold_counted(project integer, mentee integer) returns void language plpgsql as $$
begin
  perform from mentee_progress p
  where p.project_id = project and (mentee is null or p.mentee_id = mentee)
  order by p.mentee_id for no key update;
end $$;

alter table project_counts drop constraint project_counts_what_check;
alter table project_counts add constraint project_counts_what_check
  check (what in ('people', 'done', 'completed', 'met', 'scheduled', 'unshown', 'due'));

create or replace view counted_facts (project_id, mentee_id, what, action_id, day) as
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
  insert into project_counts (project_id, active, what, action_id, day, amount)
  select c.project_id, c.active, f.what, c.action_id, f.day, sum(c.amount * f.sign)
  from (
    select c.project_id, p.active, c.action_id, athens_week(c.at) as week,
      utc_day(d.scheduled_at) as dated, o.due_on, sum(c.amount) as amount,
      is_unshown(c.project_id, c.mentee_id, c.action_id) as unshown
    from unnest(changes) c
    join mentee_progress p on p.project_id = c.project_id and p.mentee_id = c.mentee_id
      and p.counted
    left join action_data d on d.project_id = c.project_id and d.drawer = 'mentee'
      and d.mentee_id = c.mentee_id and d.action_id = c.action_id
    left join action_dues o on o.project_id = c.project_id and o.mentee_id = c.mentee_id
      and o.action_id = c.action_id
    group by 1, 2, 3, 4, 5, 6, 8
  ) c
  cross join lateral (values
    ('done', date '-infinity', 1), ('completed', c.week, 1), ('scheduled', c.dated, -1),
    ('due', case when c.dated is null then c.due_on end, -1)
  ) f (what, day, sign)
  where f.day is not null and (not c.unshown or f.what = 'completed')
  group by 1, 2, 3, 4, 5 having sum(c.amount * f.sign) <> 0;
  return null;
end $$;

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
  insert into project_counts (project_id, active, what, action_id, day, amount)
  select c.project_id, p.active, f.what, c.action_id, f.day, sum(c.amount * f.sign)
  from unnest(changes) c
  left join action_dues o on o.project_id = c.project_id and o.mentee_id = c.mentee_id
    and o.action_id = c.action_id
  cross join lateral (values ('scheduled', utc_day(c.at), 1), ('due', o.due_on, -1)) f (what, day, sign)
  join mentee_progress p on p.project_id = c.project_id and p.mentee_id = c.mentee_id and p.counted
  where f.day is not null and not exists (
    select from completions done
    where done.project_id = c.project_id and done.mentee_id = c.mentee_id
      and done.action_id = c.action_id and done.completed_at is not null)
    and not is_unshown(c.project_id, c.mentee_id, c.action_id)
  group by 1, 2, 3, 4, 5 having sum(c.amount * f.sign) <> 0;
  return null;
end $$;

create or replace function count_unshown() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform from mentee_progress p
  where (p.project_id, p.mentee_id) in (select r.project_id, r.mentee_id from changed_rows r)
  order by p.project_id, p.mentee_id for no key update;
  insert into project_counts (project_id, active, what, action_id, day, amount)
  select r.project_id, p.active, f.what, r.action_id, f.day, sum(sign * f.amount)
  from changed_rows r
  join mentee_progress p on p.project_id = r.project_id and p.mentee_id = r.mentee_id and p.counted
  left join completions c on c.project_id = r.project_id and c.mentee_id = r.mentee_id
    and c.action_id = r.action_id
  left join action_data d on d.project_id = r.project_id and d.drawer = 'mentee'
    and d.mentee_id = r.mentee_id and d.action_id = r.action_id
  left join action_dues o on o.project_id = r.project_id and o.mentee_id = r.mentee_id
    and o.action_id = r.action_id
  cross join lateral (values
    ('unshown', date '-infinity', 1),
    ('done', case when c.completed_at is not null then date '-infinity' end, -1),
    ('scheduled', case when c.completed_at is null then utc_day(d.scheduled_at) end, -1),
    ('due', case when c.completed_at is null and d.scheduled_at is null then o.due_on end, -1)
  ) f (what, day, amount)
  where f.day is not null
  group by 1, 2, 3, 4, 5 having sum(sign * f.amount) <> 0;
  return null;
end $$;

create type counted_due as (
  project_id integer, mentee_id integer, action_id integer, due_on date, amount integer);

create function count_dues() returns trigger language plpgsql as $$
declare changes counted_due[];
begin
  if tg_op = 'INSERT' then
    changes := array(
      select row(project_id, mentee_id, action_id, due_on, 1)::counted_due
      from after_rows where due_on is not null);
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(project_id, mentee_id, action_id, due_on, -1)::counted_due
      from before_rows where due_on is not null);
  else
    changes := array(
      select row(project_id, mentee_id, action_id, due_on, sum(amount))::counted_due
      from (
        select project_id, mentee_id, action_id, due_on, 1 as amount from after_rows
        union all
        select project_id, mentee_id, action_id, due_on, -1 from before_rows
      ) r where due_on is not null
      group by project_id, mentee_id, action_id, due_on having sum(amount) <> 0);
  end if;
  if cardinality(changes) = 0 then return null; end if;
  perform from mentee_progress p
  where (p.project_id, p.mentee_id) in (select c.project_id, c.mentee_id from unnest(changes) c)
  order by p.project_id, p.mentee_id for no key update;
  insert into project_counts (project_id, active, what, action_id, day, amount)
  select c.project_id, p.active, 'due', c.action_id, c.due_on, sum(c.amount)
  from unnest(changes) c
  join mentee_progress p on p.project_id = c.project_id and p.mentee_id = c.mentee_id and p.counted
  where not exists (
      select from completions done
      where done.project_id = c.project_id and done.mentee_id = c.mentee_id
        and done.action_id = c.action_id and done.completed_at is not null)
    and not exists (
      select from action_data d
      where d.project_id = c.project_id and d.drawer = 'mentee' and d.mentee_id = c.mentee_id
        and d.action_id = c.action_id and d.scheduled_at is not null)
    and not is_unshown(c.project_id, c.mentee_id, c.action_id)
  group by 1, 2, 3, 4, 5 having sum(c.amount) <> 0;
  return null;
end $$;

create trigger count_added after insert on action_dues
  referencing new table as after_rows for each statement execute function count_dues();
create trigger count_changed after update on action_dues
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_dues();
create trigger count_removed after delete on action_dues
  referencing old table as before_rows for each statement execute function count_dues();
create trigger count_emptied after truncate on action_dues
  for each statement execute function recount_after_truncate();

-- As before, with nobody's deadlines changing meanwhile.
create or replace function recount() returns bigint language plpgsql as $$
declare
  wrong_progress bigint;
  wrong_counts bigint;
begin
  lock table memberships, completions, meetings, action_data, unshown_actions, action_dues
    in share row exclusive mode;
  insert into mentee_progress as p (project_id, mentee_id, counted, active, done)
  select m.project_id, m.user_id, m.is_mentee and m.left_at is null, m.active, coalesce(c.done, 0)
  from memberships m
  left join (
    select project_id, mentee_id, count(*) as done from completions
    where completed_at is not null group by 1, 2
  ) c on c.project_id = m.project_id and c.mentee_id = m.user_id
  on conflict (project_id, mentee_id) do update
  set counted = excluded.counted, active = excluded.active, done = excluded.done
  where (p.counted, p.active, p.done) is distinct from
    (excluded.counted, excluded.active, excluded.done);
  get diagnostics wrong_progress = row_count;
  insert into project_counts (project_id, active, what, action_id, day, amount)
  select project_id, active, what, action_id, day, sum(amount) from (
    select project_id, active, 'people' as what, 0 as action_id, date '-infinity' as day, 1 as amount
    from mentee_progress where counted
    union all
    select f.project_id, p.active, f.what, f.action_id, f.day, 1
    from counted_facts f join mentee_progress p using (project_id, mentee_id) where p.counted
    union all
    select project_id, active, what, action_id, day, -amount from project_counts
  ) difference group by 1, 2, 3, 4, 5 having sum(amount) <> 0;
  get diagnostics wrong_counts = row_count;
  return wrong_progress + wrong_counts;
end $$;
