-- The view of an action goes with the action or its type: what was translated of it goes along, whichever way
-- it went.
create or replace function forget_action_view_texts() returns trigger language plpgsql as $$
begin
  perform forget_thing_texts(array_agg(project_id), array_agg('actionView.' || id || '.'))
    from gone having count(*) > 0;
  return null;
end $$;
create trigger forget_action_view_texts after delete on action_views
  referencing old table as gone for each statement execute function forget_action_view_texts();
