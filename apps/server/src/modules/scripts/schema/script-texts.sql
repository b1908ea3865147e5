-- A script goes with its action: what was translated of it goes along, whichever way it went.
create or replace function forget_script_texts() returns trigger language plpgsql as $$
begin
  perform forget_thing_texts(array_agg(project_id), array_agg('script.' || action_id || '.'))
    from gone having count(*) > 0;
  return null;
end $$;
create trigger forget_script_texts after delete on completion_scripts
  referencing old table as gone for each statement execute function forget_script_texts();
