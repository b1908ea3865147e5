-- The log is read newest first, by its time, of one project at a time: of all of it, of one person, of
-- who did it or was in their place, or of what was done.
drop index audit_log_project;
drop index audit_log_subject;
create index audit_log_project on audit_log (project_id, at desc, id desc);
create index audit_log_subject on audit_log (project_id, subject_id, at desc, id desc);
create index audit_log_actor on audit_log (project_id, actor_id, at desc, id desc);
create index audit_log_admin on audit_log (project_id, acting_admin_id, at desc, id desc)
  where acting_admin_id is not null;
create index audit_log_verb on audit_log (project_id, verb, at desc, id desc);

-- What fold of packages/rules does, so that old and new values are found as names are.
create function fold_text(given text) returns text language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(replace(replace(replace(
    translate(
      regexp_replace(
        normalize(regexp_replace(given,
          U&'[\00AD\200B\200E\200F\202A-\202E\2060-\2069\FEFF]', '', 'g'), NFD),
        U&'[\0300-\036f]', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'
        'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐςÆŒẞØøĐđÐðŁłı',
      'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψω'
        'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґσæœßooddddlli'),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), '\s+', ' ', 'g'))
$$;

-- Values as they were and as they became, beside the row of the log that records who changed them. The
-- log itself holds no words of people, since it is never changed: these go with their person.
create table audit_changes (
  id bigint generated always as identity primary key,
  audit_id bigint not null references audit_log,
  project_id integer,
  -- Whose value it was; null for a setting or a title, which are nobody's.
  subject_id integer,
  kind text not null check (kind in ('field', 'setting', 'title')),
  name text not null,
  old_value text not null,
  new_value text not null,
  -- Numbers of the state are kept as lists show them, and nobody finds them by their digits.
  masked boolean not null default false,
  search_key text not null
    generated always as (fold_text(left(old_value || ' ' || new_value, 4000))) stored
);
create index audit_changes_row on audit_changes (audit_id);
create index audit_changes_subject on audit_changes (subject_id);
create index audit_changes_search on audit_changes using gin (search_key gin_trgm_ops)
  where not masked;
