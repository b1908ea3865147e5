-- Of a text in several languages what is written in those of the product, which its authors write.
create or replace function own_languages(texts jsonb) returns jsonb language sql immutable parallel safe
  return case when jsonb_typeof(texts) = 'object' then jsonb_strip_nulls(
    jsonb_build_object('el', texts -> 'el', 'en', texts -> 'en')) else '{}' end;
-- The translations of a text that its authors say in Greek, or in English among the others; none of one
-- that they have taken back.
create or replace function translations_of(el text, others jsonb, said jsonb) returns jsonb
  language sql immutable parallel safe
  return case when coalesce(el, '') ~ '\S' or coalesce(others ->> 'en', '') ~ '\S'
    then coalesce(said, '{}') else '{}' end;
-- Takes back what is translated of things within projects that are gone, with what it was: each by its project
-- and by how the fields of its texts begin. In the database, for what goes along with something else.
create or replace function forget_thing_texts(projects integer[], starts text[]) returns void
  language plpgsql as $$
begin
  delete from author_text_versions v using unnest(projects, starts) as gone (project_id, start)
    where v.project_id = gone.project_id and starts_with(v.field, gone.start);
  delete from author_texts t using unnest(projects, starts) as gone (project_id, start)
    where t.project_id = gone.project_id and starts_with(t.field, gone.start);
end $$;
