-- By whom and when an action is completed: the contract's completionRule, of which only what its authors
-- have said is there.
alter table actions add column completion jsonb not null default '{}'
  check (jsonb_typeof(completion) = 'object');
