import { hidden, OF_THE_PROGRAMME, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  languages: {
    columns: { added_by: hidden.kept('who added it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  language_texts: {
    columns: { changed_by: hidden.kept('who changed it last', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  language_text_versions: {
    columns: { saved_by: hidden.kept('who saved it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  author_texts: {
    published: true,
    columns: { changed_by: hidden.kept('who changed it last', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  author_text_versions: {
    columns: { saved_by: hidden.kept('who saved it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  language_changes: { aboutNobody: OF_THE_PROGRAMME },
}
