-- A project that says nothing of mails tells applicants of most from now on. One that takes applications already and
-- has said nothing goes on without them.
insert into application_rules (project_id)
select project_id from application_calls
on conflict (project_id) do nothing;
