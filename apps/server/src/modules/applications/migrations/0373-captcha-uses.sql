-- Solved tasks that have counted: each counts once, for whatever it was solved. How many a network has solved lately
-- is what the next one costs by (0158). Rows go when the task holds no more.
create table captcha_uses (
  -- The signature of the task.
  key text primary key,
  -- SHA-256 of the network of who solved it.
  network text not null,
  at timestamptz not null
);
create index captcha_uses_network on captcha_uses (network, at);
create index captcha_uses_at on captcha_uses (at);
