-- The rule: a coordinator has their subjects, a supervisor theirs and the mentees of mentors among them.
-- That a relation has not ended is said so that no partial index answers it: while a new table has no
-- statistics PostgreSQL takes one that begins with the project, and passes all of its relations each time.
create or replace function overseers_of(project integer, person integer) returns integer[]
  language sql stable parallel safe
  return array(
    select distinct o.id
    from (
      select case r.kind when 'coordinator' then r.holder_id when 'supervisor' then -r.holder_id
        else -s.holder_id end as id
      from relations r
      left join relations s on r.kind = 'mentor' and r.action_id is null
        and s.project_id = project and s.subject_id = r.holder_id and s.kind = 'supervisor'
        and coalesce(s.to_at, 'infinity') = 'infinity'
      where r.project_id = project and r.subject_id = person
        and coalesce(r.to_at, 'infinity') = 'infinity'
    ) o where o.id is not null order by o.id);

-- Relations have begun or ended. Those of one project are worked out one after the other: who supervises
-- a mentor, and whom the mentor has, are rows of their own that may be written at the same time.
create or replace function keep_overseers() returns trigger language plpgsql as $$
declare changes overseeing[];
begin
  if tg_op = 'INSERT' then
    changes := array(
      select row(project_id, kind, holder_id, subject_id)::overseeing
      from after_rows where to_at is null and action_id is null);
  elsif tg_op = 'DELETE' then
    changes := array(
      select row(project_id, kind, holder_id, subject_id)::overseeing
      from before_rows where to_at is null and action_id is null);
  else
    changes := array(
      select row(project_id, kind, holder_id, subject_id)::overseeing
      from (
        select project_id, kind, holder_id, subject_id, to_at, action_id, 1 as amount from after_rows
        union all
        select project_id, kind, holder_id, subject_id, to_at, action_id, -1 from before_rows
      ) r where to_at is null and action_id is null
      group by project_id, kind, holder_id, subject_id having sum(amount) <> 0);
  end if;
  if cardinality(changes) = 0 then return null; end if;
  perform pg_advisory_xact_lock(hashtext('overseers'), project_id)
  from (select distinct project_id from unnest(changes) order by 1) p;
  -- Of the mentors of nobody who supervises nothing follows.
  changes := array(
    select row(c.project_id, c.kind, c.holder_id, c.subject_id)::overseeing from unnest(changes) c
    where c.kind <> 'mentor' or exists (
      select from relations s
      where s.project_id = c.project_id and s.subject_id = c.holder_id
        and s.kind = 'supervisor'));
  -- A statement of its own, which sees what was committed while the one before it waited.
  with touched as (
    select c.project_id, c.subject_id from unnest(changes) c
    union
    -- Read once: as a join it is planned badly while a new table has no statistics.
    select r.project_id, r.subject_id from relations r
    where r.project_id = any (array(select project_id from unnest(changes)))
      and r.holder_id = any (array(select subject_id from unnest(changes) where kind = 'supervisor'))
      and r.kind = 'mentor' and r.action_id is null and r.to_at is null
  ),
  found as materialized (
    select project_id, subject_id, overseers_of(project_id, subject_id) as overseers from touched
  )
  update memberships m set overseers = f.overseers
  from found f
  where m.project_id = f.project_id and m.user_id = f.subject_id
    and m.overseers <> f.overseers;
  return null;
end $$;
create trigger keep_overseers_added after insert on relations
  referencing new table as after_rows for each statement execute function keep_overseers();
create trigger keep_overseers_changed after update on relations
  referencing old table as before_rows new table as after_rows
  for each statement execute function keep_overseers();
create trigger keep_overseers_removed after delete on relations
  referencing old table as before_rows for each statement execute function keep_overseers();

create or replace function forget_overseers() returns trigger language plpgsql as $$
begin
  update memberships set overseers = '{}' where overseers <> '{}';
  return null;
end $$;
create trigger keep_overseers_emptied after truncate on relations
  for each statement execute function forget_overseers();
