-- Whether an applicant's address is theirs (0158): an application counts for the places of its call once a mailed
-- link was used, or staff have said so.
alter table applications
  add column proven_at timestamptz,
  -- The address that was proven, which is mailed; another one may have been given since.
  add column proven_email text not null default '',
  -- When a mail with a link was asked for last.
  add column proof_asked_at timestamptz,
  -- What the same person is found by, besides.
  add column mailbox text not null default '',
  add column amka text not null default '',
  add column kayas text not null default '';
-- What came before has had its place.
update applications set proven_at = received_at, proven_email = email, mailbox = email,
  amka = coalesce(answers ->> 'amka', ''), kayas = coalesce(answers ->> 'kayas', '');
create index applications_unproven on applications (project_id, received_at) where proven_at is null;
create index applications_address on applications (email) where email <> '';
create index applications_mailbox on applications (project_id, mailbox) where mailbox <> '';
create index applications_amka on applications (project_id, amka) where amka <> '';
create index applications_kayas on applications (project_id, kayas) where kayas <> '';

-- Links that prove an address, for all that was applied for with it.
create table application_proofs (
  token_hash text primary key,
  email text not null,
  until timestamptz not null,
  used_at timestamptz
);
create index application_proofs_email on application_proofs (email);
create index application_proofs_until on application_proofs (until);

alter table application_history drop constraint application_history_kind_check;
alter table application_history add constraint application_history_kind_check
  check (kind in ('status', 'score', 'mail', 'proof'));
