-- A version never changes; only who published it may be forgotten.
create or replace function refuse_version_change() returns trigger language plpgsql as $$
begin
  if (new.quest_id, new.version, new.draft, new.revision, new.definition, new.published_at)
    is distinct from (old.quest_id, old.version, old.draft, old.revision, old.definition, old.published_at)
  then raise exception 'a published version of a questionnaire does not change';
  end if;
  return new;
end $$;
create trigger questionnaire_versions_fixed before update on questionnaire_versions
  for each row execute function refuse_version_change();
