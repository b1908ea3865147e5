-- Down to which level a version was read when it was the present one; of those there are, as their document is now.
alter table data_versions add column view_level smallint check (view_level between 0 and 5);
update data_versions v set view_level = d.view_level from data_documents d where d.id = v.document_id;
alter table data_versions alter column view_level set not null;
