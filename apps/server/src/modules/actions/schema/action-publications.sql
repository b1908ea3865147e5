-- Whoever publishes, by whichever call; what comes into a project published is news to nobody.
create or replace function note_publication() returns trigger language plpgsql as $$
begin
  if new.flags & 2 <> 0 then
    insert into action_publications (project_id, action_id) values (new.project_id, new.action_id)
    on conflict (project_id, action_id) do update set at = excluded.at;
  else
    delete from action_publications where project_id = new.project_id and action_id = new.action_id;
  end if;
  return null;
end $$;
create trigger note_publication after update of flags on project_actions
for each row when (old.flags & 2 <> new.flags & 2) execute function note_publication();
