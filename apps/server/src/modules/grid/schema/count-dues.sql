-- Has whoever counts something of a mentee, or works out their deadlines, wait until the transaction ends;
-- of everybody in the project without one.
create or replace function hold_counted(project integer, mentee integer) returns void language plpgsql as $$
begin
  perform from mentee_progress p
  where p.project_id = project and (mentee is null or p.mentee_id = mentee)
  order by p.mentee_id for no key update;
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
create trigger count_added after insert on action_dues
  referencing new table as after_rows for each statement execute function count_dues();
create trigger count_changed after update on action_dues
  referencing old table as before_rows new table as after_rows
  for each statement execute function count_dues();
create trigger count_removed after delete on action_dues
  referencing old table as before_rows for each statement execute function count_dues();
