-- Which completions the conditions of an action read, by action id: those that they name by a number, as
-- in `completion['67']`. Null where they may read any, as in `completion[action.Id]`.
create or replace function completions_read(conditions text) returns integer[] language sql immutable parallel safe
  return case
    when regexp_replace(conditions, '\mcompletion\s*\[\s*["'']?\d{1,9}["'']?\s*\]', '', 'g')
      ~ '\mcompletion' then null
    else array(
      select distinct named[1]::integer
      from regexp_matches(conditions, '\mcompletion\s*\[\s*["'']?(\d{1,9})["'']?\s*\]', 'g') named
      order by 1)
  end;

create or replace function set_completions_read() returns trigger language plpgsql as $$
begin
  new.completions_read = completions_read(concat_ws(' ', new.show_condition, new.enable_condition,
    new.completion ->> 'Condition'));
  return new;
end $$;
create trigger set_completions_read before insert or update on actions
  for each row execute function set_completions_read();
