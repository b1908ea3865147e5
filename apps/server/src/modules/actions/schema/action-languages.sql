-- What an action is called in every language: those that authors write, and those that translators have
-- added. In the row, so that whoever reads it in any language reads nothing else; and in the database, so
-- that no way of writing an action loses a translation, or keeps one that is no longer there. What nobody
-- says in Greek or English, no other language says.
create or replace function set_action_languages() returns trigger language plpgsql as $$
declare
  said jsonb := coalesce((
    select jsonb_object_agg(field, texts) from (
      select t.field, jsonb_object_agg(t.language, t.text) as texts from author_texts t
      where t.action_id = new.id group by t.field
    ) by_field), '{}');
begin
  new.titles := own_languages(new.titles)
    || translations_of(new.title, new.titles, said -> 'title');
  new.descrs := own_languages(new.descrs)
    || translations_of(new.descr, new.descrs, said -> 'descr');
  if new.role_titles <> '{}' then
    new.role_titles := (
      select jsonb_object_agg(role, own_languages(texts)
        || translations_of(texts ->> 'el', texts, said -> ('title.' || role)))
      from jsonb_each(new.role_titles) as own (role, texts));
  end if;
  return new;
end $$;
create trigger set_action_languages
  before insert or update of title, titles, descr, descrs, role_titles on actions
  for each row execute function set_action_languages();
