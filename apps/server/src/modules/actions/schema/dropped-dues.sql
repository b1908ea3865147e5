-- Deadlines of one mentee go with what they are about, in statements of their own, so that they are counted
-- while everything that decides how they count is still there. What a foreign key takes along is counted
-- only once all of it is gone: a deadline of an action that somebody is not shown was subtracted although
-- it had never been added.
create or replace function drop_dues_of_action() returns trigger language plpgsql as $$
begin
  delete from action_dues where project_id = old.project_id and action_id = old.action_id;
  return old;
end $$;
create trigger drop_dues before delete on project_actions
  for each row execute function drop_dues_of_action();

-- Whoever is taken out has no deadlines any more: nobody works them out anew while they are not there, and
-- they would be found again when they join. Runs after the trigger that counts (its name sorts later),
-- for which they are still there.
create or replace function drop_dues_of_members() returns trigger language plpgsql as $$
begin
  delete from action_dues d using before_rows r
  where d.project_id = r.project_id and d.mentee_id = r.user_id;
  return null;
end $$;
create trigger drop_dues after delete on memberships
  referencing old table as before_rows
  for each statement execute function drop_dues_of_members();
