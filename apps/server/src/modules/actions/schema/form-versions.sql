create or replace function next_form_version() returns trigger language plpgsql as $$
begin
  insert into action_forms (action_id, version, form)
  values (old.id, old.form_version, coalesce(old.data -> 'form', '[]'));
  new.form_version := old.form_version + 1;
  return new;
end $$;

-- In the database, so that no way of changing a form forgets the one before.
create trigger next_form_version before update on actions for each row
  when (new.data -> 'form' is distinct from old.data -> 'form')
  execute function next_form_version();

-- Whether data has a field of a part of a form; a field that names no part is the mentee's.
create or replace function has_form_field(form jsonb, part text, data jsonb) returns boolean
  language sql immutable parallel safe
  return exists (
    select from jsonb_array_elements(
      case when jsonb_typeof(form) = 'array' then form else '[]' end) as field
    where coalesce(field ->> 'part', 'mentee') = part and data ? (field ->> 'name'));

create or replace function begin_form() returns trigger language plpgsql as $$
begin
  select a.form_version into new.form_version from actions a
  where a.id = new.action_id and a.data ? 'form'
    and has_form_field(a.data -> 'form', new.drawer, new.data);
  return new;
end $$;
create trigger begin_form before insert or update of data on action_data for each row
  when (new.form_version is null and new.data <> '{}') execute function begin_form();

-- Data of an action without what is not for the mentee: the other parts of its form.
create or replace function mentee_view(data jsonb) returns jsonb language sql immutable parallel safe
  return case when data @? '$.form[*].part ? (@ != "mentee")' then jsonb_set(data, '{form}',
    jsonb_path_query_array(data, '$.form[*] ? (!(exists (@.part)) || @.part == "mentee")'))
    else data end;
