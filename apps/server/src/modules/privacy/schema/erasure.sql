-- Texts of a document in which a pattern is found, with another text in its place.
create or replace function json_replace(data jsonb, pattern text, replacement text) returns jsonb
  language plpgsql immutable as $$
begin
  case jsonb_typeof(data)
    when 'object' then
      return (select coalesce(jsonb_object_agg(key, json_replace(value, pattern, replacement)), '{}')
        from jsonb_each(data));
    when 'array' then
      return (select coalesce(jsonb_agg(json_replace(value, pattern, replacement) order by place), '[]')
        from jsonb_array_elements(data) with ordinality as t (value, place));
    when 'string' then
      return to_jsonb(regexp_replace(data #>> '{}', pattern, replacement, 'g'));
    when 'number' then
      -- Numbers of the state may be kept as numbers.
      if (data #>> '{}') ~ pattern then return to_jsonb(replacement); end if;
      return data;
    else
      return data;
  end case;
end $$;

-- Whether the pattern is found in a text or number of a document.
create or replace function json_names(data jsonb, pattern text) returns boolean
  language sql immutable
  return exists (
    select from jsonb_path_query(data, 'strict $.** ? (@.type() == "string" || @.type() == "number")') v
    where (v #>> '{}') ~ pattern);
