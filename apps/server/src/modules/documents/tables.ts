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
