-- People belong to projects, and projects name people: these keys close the circle.
alter table projects add constraint projects_changed_by_fkey foreign key (changed_by) references users(id)
  on delete set null;
alter table projects add constraint projects_archived_by_fkey foreign key (archived_by) references users(id)
  on delete set null;
alter table project_versions add constraint project_versions_by_fkey foreign key (by) references users(id)
  on delete set null;
alter table project_user_data add constraint project_user_data_updated_by_fkey foreign key (updated_by)
  references users(id) on delete set null;
alter table project_user_data add constraint project_user_data_project_id_user_id_fkey foreign key
  (project_id, user_id) references memberships(project_id, user_id) on delete cascade;
