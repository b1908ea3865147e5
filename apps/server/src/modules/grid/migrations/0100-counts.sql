-- Totals of everything in a project, kept by the statements that change them.

-- The Monday in Athens of the week of an instant.
create function athens_week(at timestamptz) returns date language sql immutable parallel safe
  return date_trunc('week', at at time zone 'Europe/Athens')::date;
create function utc_day(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'UTC')::date;

-- How each member is counted. Whoever counts something of a mentee holds this row until the
-- transaction ends: so what happens to one mentee at the same time is counted one after the other.
-- Nobody completes, plans or schedules anything for people whose joining has not been committed.
create table mentee_progress (
  project_id integer not null,
  mentee_id integer not null,
  -- A mentee who has not left.
  counted boolean not null,
  active boolean not null,
  -- Completed actions, whether published or not.
  done integer not null,
  primary key (project_id, mentee_id),
  foreign key (project_id, mentee_id) references memberships (project_id, user_id) on delete cascade
) with (fillfactor = 70);

-- Rows are only ever added, and summed up by whoever reads them: nobody waits for a row in which
-- others count. A job puts them together. There is no foreign key, because checking it would have
-- everybody lock the project's row.
create table project_counts (
  project_id integer not null,
  -- Of active mentees, or of the others.
  active boolean not null,
  -- people: the mentees. done: completed cells of an action. completed, met: completions, and
  -- meetings planned or held, of an action in the week of `day`. scheduled: cells of an action that
  -- are not done and have their date on `day` (UTC).
  what text not null check (what in ('people', 'done', 'completed', 'met', 'scheduled')),
  action_id integer not null,
  day date not null,
  amount integer not null check (amount <> 0)
);
create index project_counts_of on project_counts (project_id, what, day);

-- The dates of cells on one day.
create index action_data_days on action_data (project_id, scheduled_at)
  where drawer = 'mentee' and scheduled_at is not null;

-- Everything that is counted of mentees, one row each.
create view counted_facts (project_id, mentee_id, what, action_id, day) as
select c.project_id, c.mentee_id, f.what, c.action_id, f.day
from completions c
cross join lateral (
  values ('done', date '-infinity'), ('completed', athens_week(c.completed_at))) f (what, day)
where c.completed_at is not null
union all
select d.project_id, d.mentee_id, 'scheduled', d.action_id, utc_day(d.scheduled_at)
from action_data d
where d.drawer = 'mentee' and d.scheduled_at is not null
  and not exists (
    select from completions c
    where c.project_id = d.project_id and c.mentee_id = d.mentee_id and c.action_id = d.action_id
      and c.completed_at is not null)
union all
select g.project_id, g.mentee_id, 'met', g.action_id, athens_week(lower(g.during))
from meetings g where g.state in ('planned', 'held');

-- Something of a mentee that is there from now on (1) or no longer (-1).
create type counted_change as (
  project_id integer, mentee_id integer, action_id integer, at timestamptz, amount integer);

create function count_completions() returns trigger language plpgsql as $$
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
      utc_day(d.scheduled_at) as dated, sum(c.amount) as amount
    from unnest(changes) c
    join mentee_progress p on p.project_id = c.project_id and p.mentee_id = c.mentee_id
      and p.counted
    left join action_data d on d.project_id = c.project_id and d.drawer = 'mentee'
      and d.mentee_id = c.mentee_id and d.action_id = c.action_id
    group by 1, 2, 3, 4, 5
  ) c
  cross join lateral (values
    ('done', date '-infinity', 1), ('completed', c.week, 1), ('scheduled', c.dated, -1)
  ) f (what, day, sign)
  where f.day is not null
  group by 1, 2, 3, 4, 5 having sum(c.amount * f.sign) <> 0;
  return null;
end $$;

create function count_scheduled() returns trigger language plpgsql as $$
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
  select c.project_id, p.active, 'scheduled', c.action_id, utc_day(c.at), sum(c.amount)
  from unnest(changes) c
  join mentee_progress p on p.project_id = c.project_id and p.mentee_id = c.mentee_id and p.counted
  where not exists (
    select from completions o
    where o.project_id = c.project_id and o.mentee_id = c.mentee_id and o.action_id = c.action_id
      and o.completed_at is not null)
  group by 1, 2, 3, 4, 5 having sum(c.amount) <> 0;
  return null;
end $$;

create function count_meetings() returns trigger language plpgsql as $$
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
  insert into project_counts (project_id, active, what, action_id, day, amount)
  select c.project_id, p.active, 'met', c.action_id, athens_week(c.at), sum(c.amount)
  from unnest(changes) c
  join mentee_progress p on p.project_id = c.project_id and p.mentee_id = c.mentee_id and p.counted
  group by 1, 2, 3, 4, 5 having sum(c.amount) <> 0;
  return null;
end $$;

-- Has whoever counts the same mentees wait until the transaction ends.
create function hold_mentees(changes counted_change[]) returns void language plpgsql as $$
begin
  perform from mentee_progress p
  where (p.project_id, p.mentee_id) in (select c.project_id, c.mentee_id from unnest(changes) c)
  order by p.project_id, p.mentee_id for no key update;
end $$;

-- How a member is counted from now on (1) or no longer (-1).
create type counted_standing as (
  project_id integer, mentee_id integer, active boolean, amount integer);

-- Moves all that is known of mentees to where they are counted now.
create function count_members() returns trigger language plpgsql as $$
declare standings counted_standing[];
begin
  if tg_op = 'INSERT' then
    standings := array(
      select row(project_id, user_id, active, 1)::counted_standing
      from after_rows where is_mentee and left_at is null);
    insert into mentee_progress (project_id, mentee_id, counted, active, done)
    select a.project_id, a.user_id, a.is_mentee and a.left_at is null, a.active, (
      select count(*) from completions c
      where c.project_id = a.project_id and c.mentee_id = a.user_id and c.completed_at is not null)
    from after_rows a;
  elsif tg_op = 'DELETE' then
    standings := array(
      select row(project_id, user_id, active, -1)::counted_standing
      from before_rows where is_mentee and left_at is null);
  else
    standings := array(
      select row(project_id, user_id, active, sum(amount))::counted_standing
      from (
        select project_id, user_id, active, is_mentee and left_at is null as counted, 1 as amount
        from after_rows
        union all
        select project_id, user_id, active, is_mentee and left_at is null, -1 from before_rows
      ) r where counted
      group by project_id, user_id, active having sum(amount) <> 0);
    perform from mentee_progress p
    where (p.project_id, p.mentee_id) in (select a.project_id, a.user_id from after_rows a)
    order by p.project_id, p.mentee_id for no key update;
    update mentee_progress p
    set counted = a.is_mentee and a.left_at is null, active = a.active
    from after_rows a
    where p.project_id = a.project_id and p.mentee_id = a.user_id
      and (p.counted, p.active) is distinct from (a.is_mentee and a.left_at is null, a.active);
  end if;
  if cardinality(standings) = 0 then return null; end if;
  insert into project_counts (project_id, active, what, action_id, day, amount)
  select s.project_id, s.active, f.what, f.action_id, f.day, sum(s.amount * f.times)
  from unnest(standings) s
  cross join lateral (
    select 'people', 0, date '-infinity', 1
    union all
    select f.what, f.action_id, f.day, count(*) from counted_facts f
    where f.project_id = s.project_id and f.mentee_id = s.mentee_id group by 1, 2, 3
  ) f (what, action_id, day, times)
  group by 1, 2, 3, 4, 5 having sum(s.amount * f.times) <> 0;
  return null;
end $$;

-- Whoever is deleted leaves their projects first, while what goes with them can still be counted.
create function leave_before_deletion() returns trigger language plpgsql as $$
begin
  perform from memberships where user_id = old.id for update;
  update memberships set left_at = now() where user_id = old.id and left_at is null;
  return old;
end $$;
create trigger leave_before_deletion before delete on users
  for each row execute function leave_before_deletion();

create trigger count_added after insert on completions
  referencing new table as after_rows for each statement execute function count_completions();
create trigger count_changed after update on completions
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_completions();
create trigger count_removed after delete on completions
  referencing old table as before_rows for each statement execute function count_completions();

create trigger count_added after insert on action_data
  referencing new table as after_rows for each statement execute function count_scheduled();
create trigger count_changed after update on action_data
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_scheduled();
create trigger count_removed after delete on action_data
  referencing old table as before_rows for each statement execute function count_scheduled();

create trigger count_added after insert on meetings
  referencing new table as after_rows for each statement execute function count_meetings();
create trigger count_changed after update on meetings
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_meetings();
create trigger count_removed after delete on meetings
  referencing old table as before_rows for each statement execute function count_meetings();

create trigger count_added after insert on memberships
  referencing new table as after_rows for each statement execute function count_members();
create trigger count_changed after update on memberships
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_members();
create trigger count_removed after delete on memberships
  referencing old table as before_rows for each statement execute function count_members();

-- Counts everything anew and puts right what differs, while nobody may change anything; answers how
-- many counts were wrong.
create function recount() returns bigint language plpgsql as $$
declare
  wrong_progress bigint;
  wrong_counts bigint;
begin
  lock table memberships, completions, meetings, action_data in share row exclusive mode;
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

create function recount_after_truncate() returns trigger language plpgsql as $$
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

select recount();
