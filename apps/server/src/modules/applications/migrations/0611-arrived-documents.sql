-- How many bytes of a document have arrived: a bound is of these, not of what is announced. Of what is there already, all.
alter table application_documents add column arrived integer not null default 0;
update application_documents set arrived = bytes;
alter table application_documents add constraint application_documents_arrived
  check (arrived between 0 and bytes);
