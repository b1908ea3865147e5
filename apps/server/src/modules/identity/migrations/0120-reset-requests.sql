-- Requests for a new password, as they were typed: a job looks up whose address it is, after the
-- answer. A request costs the same whether anybody has the address, and a row is gone in seconds.
create table reset_requests (
  id bigint generated always as identity primary key,
  address text not null,
  request_id text not null,
  asked_at timestamptz not null default now()
);
