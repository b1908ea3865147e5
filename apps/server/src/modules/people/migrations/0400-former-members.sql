-- Those who have left a project, who left last first.
create index memberships_former on memberships (project_id, left_at desc, user_id)
  where left_at is not null;
