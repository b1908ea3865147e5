-- The part of an object with these keys.
create or replace function json_pick(data jsonb, keys text[]) returns jsonb language sql immutable parallel safe
  return coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(data) where key = any (keys)), '{}');

-- Replaces the mentee's own data but for the keys to be kept. A function, so that the statement that
-- completes an action can do it as well: both are written, or neither is.
create or replace function replace_own_data(of_project integer, of_mentee integer, of_action integer, given jsonb,
    kept text[], writer integer, written_at timestamptz)
  returns boolean language sql as $$
  insert into action_data as d
    (project_id, action_id, drawer, mentee_id, data, updated_at, updated_by)
  values (of_project, of_action, 'mentee', of_mentee, given, written_at, writer)
  on conflict (project_id, drawer, mentee_id, action_id, author_id) do update
  set data = json_pick(d.data, kept) || excluded.data, updated_at = excluded.updated_at,
    updated_by = excluded.updated_by
  returning true
$$;
