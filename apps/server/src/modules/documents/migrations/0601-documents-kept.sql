-- Whether each of a batch is kept in the library of whom it is made for.
alter table document_batches add column keeps boolean not null default false;
