-- Files of a kind by the name that links to them have.
create index stored_files_named on stored_files (project_id, kind, name, version);
