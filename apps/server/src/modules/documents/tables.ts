import {
  by,
  hidden,
  OF_THE_PROGRAMME,
  shown,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  razor_documents: {
    published: true,
    columns: { changed_by: hidden.kept('who changed it last', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
    taken: { razor_documents_name: { field: 'Name', rule: 'document_taken' } },
  },
  razor_document_versions: {
    columns: { saved_by: hidden.kept('who saved it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  document_batches: {
    columns: {
      project_id: shown.deleted('the project'),
      document_id: hidden.deleted('which document'),
      made_by: shown.deleted('who had it made'),
      role: hidden.deleted('in which role'),
      state: hidden.deleted('how far it is'),
    },
    section: 'files',
    copy: { of: by('made_by'), with: ['id', 'begun_at', 'ended_at'] },
    deletedWith: by('made_by'),
  },
  document_copies: {
    columns: {
      batch_id: shown.deleted('of which batch'),
      user_id: shown.deleted('whose document it is'),
      storage_key: hidden.deleted('where its content lies'),
      problem: hidden.deleted('why it could not be made'),
    },
    section: 'files',
    copy: { of: by('user_id'), with: ['bytes'] },
    content: 'storage_key',
    deletedWith: by('user_id'),
  },
  issued_documents: {
    columns: {
      user_id: shown.deleted('to whom it was given'),
      project_id: shown.deleted('the project'),
      name: shown.deleted('the document'),
      number: shown.deleted('its number'),
      issued_by: hidden.deleted('who gave it'),
    },
    section: 'files',
    copy: { of: by('user_id'), with: ['issued_on'] },
    deletedWith: by('user_id'),
  },
}
