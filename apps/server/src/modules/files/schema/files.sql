-- Keeps the counts, whoever writes or deletes a row, and notes contents that are left behind.
create or replace function count_stored_file() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update file_usage
      set bytes = bytes - old.bytes, files = files - (old.bytes > 0)::int
      where project_id = old.project_id and user_id = old.uploaded_by;
    update project_file_usage
      set bytes = bytes - old.bytes, files = files - (old.bytes > 0)::int
      where project_id = old.project_id;
  end if;
  if tg_op <> 'DELETE' then
    if new.uploaded_by is not null then
      insert into file_usage as u (project_id, user_id, bytes, files)
        values (new.project_id, new.uploaded_by, new.bytes, (new.bytes > 0)::int)
        on conflict (project_id, user_id) do update
          set bytes = u.bytes + excluded.bytes, files = u.files + excluded.files;
    end if;
    insert into project_file_usage as u (project_id, bytes, files)
      values (new.project_id, new.bytes, (new.bytes > 0)::int)
      on conflict (project_id) do update
        set bytes = u.bytes + excluded.bytes, files = u.files + excluded.files;
  else
    insert into removed_contents (storage_key) values (old.storage_key) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger count_stored_file after insert or delete or update of bytes, uploaded_by
  on stored_files for each row execute function count_stored_file();
