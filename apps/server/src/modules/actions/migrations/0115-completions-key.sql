-- Pages of the grid and of its export ask when and by whose mentor each action of fifty people was
-- completed: from the key alone they touch a few pages of the index. Each completion by itself lies
-- elsewhere in the table, since people do theirs over months.
alter table completions drop constraint completions_pkey,
  add primary key (project_id, mentee_id, action_id) include (completed_at, mentor_id);
