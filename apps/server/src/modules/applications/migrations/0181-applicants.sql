-- Whose application it is, where somebody with an account applied; `user_id` is who it has become.
alter table applications add column applicant_id integer references users (id) on delete cascade;
create index applications_applicant on applications (applicant_id) where applicant_id is not null;

-- Links to an application beside the applicant's own, such as that of a reminder.
create table application_links (
  token_hash text primary key,
  application_id integer not null references applications (id) on delete cascade,
  until timestamptz not null
);
create index application_links_application on application_links (application_id);
create index application_links_until on application_links (until);
