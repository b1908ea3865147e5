-- Who holds a job while it runs: only they renew and end it. What a release held before that had no
-- holder is free.
alter table recurring_jobs add column holder uuid;
update recurring_jobs set held_until = null;
