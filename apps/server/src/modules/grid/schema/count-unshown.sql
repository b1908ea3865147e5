create or replace function is_unshown(project integer, mentee integer, action integer) returns boolean
  language sql stable parallel safe
  return exists (
    select from unshown_actions u
    where u.project_id = project and u.mentee_id = mentee and u.action_id = action);

-- An action that is no longer shown to a mentee takes along what is known of the cell; one that is shown
-- again brings it back.
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
create trigger count_added after insert on unshown_actions
  referencing new table as changed_rows for each statement execute function count_unshown();
create trigger count_removed after delete on unshown_actions
  referencing old table as changed_rows for each statement execute function count_unshown();
