-- Which parts of a document have arrived is told by the file storage.
drop table application_document_parts;
