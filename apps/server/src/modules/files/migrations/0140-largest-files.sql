-- The largest files of a project, for who looks after its room.
create index stored_files_largest on stored_files (project_id, bytes desc, id) where state = 'done';
