-- Browsers in which somebody has signed in: wrong passwords there are counted apart from those of
-- everybody else behind the same network address.
create table known_devices (
  -- SHA-256 of the key that the browser keeps.
  key_hash text not null,
  user_id integer not null references users on delete cascade,
  used_at timestamptz not null default now(),
  primary key (key_hash, user_id)
);
create index known_devices_user on known_devices (user_id);
create index known_devices_used on known_devices (used_at);
