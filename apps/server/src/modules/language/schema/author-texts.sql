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
