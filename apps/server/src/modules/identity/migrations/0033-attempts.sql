-- What may be tried a few times only, such as passwords: when each attempt that counts was made.
-- One row holds them all, so that simultaneous attempts are counted one after the other.
create table attempts (
  -- SHA-256 of what is counted: no name and no address can be read from it.
  key text primary key,
  made timestamptz[] not null,
  latest timestamptz not null
);
create index attempts_latest on attempts (latest);

drop table signin_failures;
