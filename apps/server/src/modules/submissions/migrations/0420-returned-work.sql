-- What was returned is looked for where its action is completed in another way.
create index submissions_returned on submissions (project_id, mentee_id, action_id)
  where state = 'returned';
