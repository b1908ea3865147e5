-- When a person was erased: what is left of them is a number. They can never sign in again.
alter table users
  add column erased_at timestamptz,
  add constraint users_erased check (erased_at is null or (state = 3 and password_hash is null));

-- What an Admin may not erase alone is asked of a SuperAdmin.
create table erasure_requests (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- Where it was asked.
  project_id integer not null references projects (id) on delete cascade,
  requested_by integer not null references users (id) on delete cascade,
  reason text not null check (reason in ('asked', 'noLongerNeeded', 'withdrawn', 'unlawful', 'byLaw')),
  at timestamptz not null default now(),
  decided_at timestamptz,
  decision text check (decision in ('erased', 'declined')),
  decided_by integer references users (id) on delete set null,
  check ((decided_at is null) = (decision is null))
);
create unique index erasure_requests_open on erasure_requests (user_id) where decided_at is null;

-- Texts of a document in which a pattern is found, with another text in its place.
create function json_replace(data jsonb, pattern text, replacement text) returns jsonb
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
create function json_names(data jsonb, pattern text) returns boolean
  language sql immutable
  return exists (
    select from jsonb_path_query(data, 'strict $.** ? (@.type() == "string" || @.type() == "number")') v
    where (v #>> '{}') ~ pattern);
