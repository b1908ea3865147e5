-- How much of drafts and documents has come from a network in a day: a bound for the disk. Rows go after two days.
create table application_uploads (
  -- SHA-256 of the network.
  network text not null,
  day date not null,
  bytes bigint not null check (bytes > 0),
  primary key (network, day)
);
create index application_uploads_day on application_uploads (day);
