create or replace function membership_copies() returns trigger language plpgsql as $$
begin
  select u.sort_key, u.state = 1 into new.sort_key, new.active from users u where u.id = new.user_id;
  -- Who joins again may be looked after already.
  if exists (
    select from relations r where r.project_id = new.project_id and r.subject_id = new.user_id) then
    new.overseers := overseers_of(new.project_id, new.user_id);
  end if;
  return new;
end $$;
create trigger membership_copies before insert on memberships
  for each row execute function membership_copies();

create or replace function user_copies() returns trigger language plpgsql as $$
begin
  update memberships set sort_key = new.sort_key, active = (new.state = 1) where user_id = new.id;
  return null;
end $$;
create trigger user_copies after update of sort_key, state on users
  for each row when (old.sort_key is distinct from new.sort_key or old.state is distinct from new.state)
  execute function user_copies();
