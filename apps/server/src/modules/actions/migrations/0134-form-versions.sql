-- Forms of actions have versions of their own: whoever has begun one goes on with it when it is changed.
alter table actions add column form_version integer not null default 1;
-- Earlier forms of an action; the present one is in its data.
create table action_forms (
  action_id integer not null references actions (id) on delete cascade,
  version integer not null,
  form jsonb not null,
  primary key (action_id, version)
);
-- Which form it was begun on; null where no field of a form has been written.
alter table action_data add column form_version integer;

create function next_form_version() returns trigger language plpgsql as $$
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
create function has_form_field(form jsonb, part text, data jsonb) returns boolean
  language sql immutable parallel safe
  return exists (
    select from jsonb_array_elements(
      case when jsonb_typeof(form) = 'array' then form else '[]' end) as field
    where coalesce(field ->> 'part', 'mentee') = part and data ? (field ->> 'name'));

create function begin_form() returns trigger language plpgsql as $$
begin
  select a.form_version into new.form_version from actions a
  where a.id = new.action_id and a.data ? 'form'
    and has_form_field(a.data -> 'form', new.drawer, new.data);
  return new;
end $$;
create trigger begin_form before insert or update of data on action_data for each row
  when (new.form_version is null and new.data <> '{}') execute function begin_form();

update action_data d set form_version = a.form_version from actions a
where a.id = d.action_id and a.data ? 'form' and d.data <> '{}'
  and has_form_field(a.data -> 'form', d.drawer, d.data);

-- Data of an action without what is not for the mentee: the other parts of its form.
create function mentee_view(data jsonb) returns jsonb language sql immutable parallel safe
  return case when data @? '$.form[*].part ? (@ != "mentee")' then jsonb_set(data, '{form}',
    jsonb_path_query_array(data, '$.form[*] ? (!(exists (@.part)) || @.part == "mentee")'))
    else data end;

-- Who wrote in a part of a form, when, and which fields; what one person writes in a row is one line.
create table action_data_changes (
  id bigint generated always as identity primary key,
  data_id integer not null references action_data (id) on delete cascade,
  changed_by integer references users (id) on delete set null,
  began_at timestamptz not null,
  changed_at timestamptz not null,
  fields text[] not null
);
create index action_data_changes_data on action_data_changes (data_id, id);
create index action_data_changes_by on action_data_changes (changed_by);
create index action_data_forms on action_data (action_id, form_version)
  where form_version is not null;
