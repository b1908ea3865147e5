-- Keeps the sums of stars, whoever writes or deletes a rating; an erasure does, too.
create or replace function count_library_stars() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update library_items set stars_sum = stars_sum - old.stars, stars_count = stars_count - 1
      where id = old.item_id;
  end if;
  if tg_op <> 'DELETE' then
    update library_items set stars_sum = stars_sum + new.stars, stars_count = stars_count + 1
      where id = new.item_id;
  end if;
  return null;
end $$;
create trigger count_library_stars after insert or delete or update of stars
  on library_ratings for each row execute function count_library_stars();

-- Keeps how many approved items each folder has.
create or replace function count_library_items() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.approved_at is not null and old.deleted_at is null then
    update library_categories set items = items - 1
      where project_id = old.project_id and path = old.category;
  end if;
  if tg_op <> 'DELETE' and new.approved_at is not null and new.deleted_at is null then
    update library_categories set items = items + 1
      where project_id = new.project_id and path = new.category;
  end if;
  return null;
end $$;
create trigger count_library_items
  after insert or delete or update of category, approved_at, deleted_at
  on library_items for each row execute function count_library_items();
