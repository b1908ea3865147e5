-- Whether an answer is such as a condition or a filter wants it: see the page's rules of the same names.
create or replace function form_answer_is(given jsonb, rule text, wanted text) returns boolean
  language sql immutable parallel safe
  return case
    when rule = 'empty' then coalesce(given, 'null') in ('null', '""', '[]', 'false')
    when coalesce(given, 'null') in ('null', '""', '[]') then false
    when rule = 'filled' then given <> 'false'
    when rule = 'contains' then position(lower(wanted) in lower(given #>> '{}')) > 0
    when rule = 'equals' then
      case jsonb_typeof(given) when 'array' then given ? wanted else given #>> '{}' = wanted end
    when rule = 'differs' then
      not case jsonb_typeof(given) when 'array' then given ? wanted else given #>> '{}' = wanted end
    when jsonb_typeof(given) = 'number' then
      case when wanted ~ '^-?[0-9]{1,15}([.][0-9]{1,10})?$' then
        case rule when 'atLeast' then given::numeric >= wanted::numeric
          else given::numeric <= wanted::numeric end
      else false end
    when rule = 'atLeast' then given #>> '{}' collate "C" >= wanted collate "C"
    else given #>> '{}' collate "C" <= wanted collate "C"
  end;
