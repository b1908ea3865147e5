-- As before; what somebody who joins has done already is found by the primary key. The index of what is
-- completed begins with the project and its actions, and was read whole for each of many who joined.
create or replace function count_members() returns trigger language plpgsql as $$
declare standings counted_standing[];
begin
  if tg_op = 'INSERT' then
    standings := array(
      select row(project_id, user_id, active, 1)::counted_standing
      from after_rows where is_mentee and left_at is null);
    insert into mentee_progress (project_id, mentee_id, counted, active, done)
    select a.project_id, a.user_id, a.is_mentee and a.left_at is null, a.active, (
      select count(*) filter (where c.completed_at is not null) from completions c
      where c.project_id = a.project_id and c.mentee_id = a.user_id)
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
