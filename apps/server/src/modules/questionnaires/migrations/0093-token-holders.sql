-- Whoever opens a link without an account is known by a key that only their browser keeps; here is
-- its SHA-256.
alter table answer_sets add column holder_hash text;
alter table answer_sets alter column respondent_id drop not null;
alter table answer_sets add constraint answer_sets_one_respondent
  check (num_nonnulls(respondent_id, holder_hash) = 1);
alter table answer_sets add constraint answer_sets_holder_of_token
  check (holder_hash is null or (token_id is not null and mentee_id is null));

do $$
declare
  old text;
begin
  select conname into strict old from pg_constraint
  where conrelid = 'answer_sets'::regclass and contype = 'u';
  execute format('alter table answer_sets drop constraint %I', old);
end $$;
alter table answer_sets add constraint answer_sets_one_each unique nulls not distinct
  (project_id, quest_id, action_id, mentee_id, respondent_id, token_id, holder_hash);
