-- What people choose for themselves, by name; what is missing is as the product has it.
alter table users add column preferences jsonb not null default '{}'
  check (jsonb_typeof(preferences) = 'object');
