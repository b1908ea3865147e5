import { hidden, OF_THE_PROGRAMME, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  views: {
    published: true,
    columns: { changed_by: hidden.kept('who changed it last', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
    taken: { views_address: { field: 'Name', rule: 'view_taken' } },
  },
  view_versions: {
    columns: { saved_by: hidden.kept('who saved it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  action_views: {
    published: true,
    columns: { changed_by: hidden.kept('who changed it last', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  action_view_versions: {
    columns: { saved_by: hidden.kept('who saved it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
}
