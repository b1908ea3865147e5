-- What a project is called in other languages: English, which its settings have, and those that translators
-- have added.
create or replace function set_project_languages() returns trigger language plpgsql as $$
begin
  new.descrs := own_languages(new.settings #> '{Config,Descrs}')
    || coalesce((select jsonb_object_agg(t.language, t.text) from author_texts t
      where t.project_id = new.id and t.field = 'descr'), '{}');
  return new;
end $$;
create trigger set_project_languages before insert or update of settings, descrs on projects
  for each row execute function set_project_languages();
