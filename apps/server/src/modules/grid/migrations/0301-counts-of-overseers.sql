-- What is kept of everybody is kept of each overseer's people as well (memberships.overseers), so that a
-- coordinator and a supervisor are answered as an Admin is: by a sum over few rows. Each change adds a row for
-- everybody and one for each who oversees the mentee; a mentee who is linked to somebody takes along
-- all that is known of them, as one does who is no longer active.
alter table mentee_progress add column overseers integer[] not null default '{}';
alter table project_counts
  -- Of whose people: 0 of everybody, otherwise as in memberships.overseers.
  add column overseer_id integer not null default 0;
alter table project_counts alter column overseer_id drop default;
drop index project_counts_of;
create index project_counts_of on project_counts (project_id, overseer_id, what, day);

-- Where each mentee is counted.
create view counted_places (project_id, mentee_id, overseer_id, active) as
select p.project_id, p.mentee_id, o.overseer_id, p.active
from mentee_progress p cross join unnest(0 || p.overseers) o (overseer_id)
where p.counted;

drop type counted_standing;
create type counted_standing as (
  project_id integer, mentee_id integer, overseer_id integer, active boolean, amount integer);

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

create or replace function count_unshown() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  perform from mentee_progress p
  where (p.project_id, p.mentee_id) in (select r.project_id, r.mentee_id from changed_rows r)
  order by p.project_id, p.mentee_id for no key update;
  insert into project_counts (project_id, overseer_id, active, what, action_id, day, amount)
  select r.project_id, p.overseer_id, p.active, f.what, r.action_id, f.day, sum(sign * f.amount)
  from changed_rows r
  join counted_places p on p.project_id = r.project_id and p.mentee_id = r.mentee_id
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
  group by 1, 2, 3, 4, 5, 6 having sum(sign * f.amount) <> 0;
  return null;
end $$;

create or replace function count_dues() returns trigger language plpgsql as $$
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
  insert into project_counts (project_id, overseer_id, active, what, action_id, day, amount)
  select c.project_id, p.overseer_id, p.active, 'due', c.action_id, c.due_on, sum(c.amount)
  from unnest(changes) c
  join counted_places p on p.project_id = c.project_id and p.mentee_id = c.mentee_id
  where not exists (
      select from completions done
      where done.project_id = c.project_id and done.mentee_id = c.mentee_id
        and done.action_id = c.action_id and done.completed_at is not null)
    and not exists (
      select from action_data d
      where d.project_id = c.project_id and d.drawer = 'mentee' and d.mentee_id = c.mentee_id
        and d.action_id = c.action_id and d.scheduled_at is not null)
    and not is_unshown(c.project_id, c.mentee_id, c.action_id)
  group by 1, 2, 3, 4, 5, 6 having sum(c.amount) <> 0;
  return null;
end $$;

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

select recount();
