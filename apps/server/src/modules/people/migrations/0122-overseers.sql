-- Supervisors and coordinators of a project in name order, as filters list them.
create index memberships_overseers on memberships (project_id, sort_key, user_id)
  where roles && '{Supervisor,SupervisorLite,SupervisorLitePlus,Coordinator}' and left_at is null;
