import { hidden, OF_THE_PROGRAMME, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  data_documents: {
    columns: {
      changed_by: hidden.kept('who wrote it last', 'others'),
      made_by: hidden.kept('who made it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
    mentions: { location: 'project', texts: ['data'] },
  },
  mass_services: {
    columns: { changed_by: hidden.kept('who changed it last', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  data_versions: {
    columns: { saved_by: hidden.kept('who wrote it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
    mentions: {
      location: { through: { column: 'document_id', table: 'data_documents' } },
      texts: ['data'],
    },
  },
}
