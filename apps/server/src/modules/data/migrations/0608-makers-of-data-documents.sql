-- Who made a document: those below authors make only so many. Of those there are, who saved the first version that is kept.
alter table data_documents add column made_by integer references users (id) on delete set null;
update data_documents d set made_by = v.saved_by
from (
  select distinct on (document_id) document_id, saved_by from data_versions
  order by document_id, version
) v
where v.document_id = d.id;
create index data_documents_made_by on data_documents (made_by);
