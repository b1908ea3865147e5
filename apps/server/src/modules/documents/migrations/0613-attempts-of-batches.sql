-- How often something of a batch was tried since something of it was settled, whatever became of the process.
alter table document_batches add column attempts integer not null default 0;
