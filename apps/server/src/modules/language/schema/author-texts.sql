-- Of a text in several languages what is written in those of the product, which its authors write.
create or replace function own_languages(texts jsonb) returns jsonb language sql immutable parallel safe
  return case when jsonb_typeof(texts) = 'object' then jsonb_strip_nulls(
    jsonb_build_object('el', texts -> 'el', 'en', texts -> 'en')) else '{}' end;
