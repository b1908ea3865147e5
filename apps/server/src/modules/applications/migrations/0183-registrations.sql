-- Accounts that applicants have asked for, until the link that was mailed to the address is opened; they
-- are forgotten after a day.
create table registrations (
  token_hash text primary key,
  project_id integer not null references projects (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  password_hash text not null,
  language text not null,
  captcha_key text not null unique,
  until timestamptz not null
);
create index registrations_project on registrations (project_id);
create index registrations_until on registrations (until);
