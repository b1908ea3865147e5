-- When each job succeeded last, and how long it took: what the operator measures.
alter table recurring_jobs
  add column last_success_at timestamptz,
  add column last_ms integer;
update recurring_jobs set last_success_at = last_run_at where failures = 0;
