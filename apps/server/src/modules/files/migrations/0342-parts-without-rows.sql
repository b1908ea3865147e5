-- Which parts of an upload have arrived is told by the file storage; here stands when something last did.
alter table stored_files add column heard_at timestamptz;
update stored_files f
  set heard_at = (select max(p.at) from stored_file_parts p where p.file_id = f.id)
  where f.state = 'receiving';
drop table stored_file_parts;
