import {
  by,
  hidden,
  OF_THE_PROGRAMME,
  shown,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  report_queries: {
    columns: { author_id: hidden.anonymised('who made it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  report_query_versions: {
    columns: { author_id: hidden.anonymised('who wrote it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  report_runs: {
    columns: { user_id: shown.deleted('who ran it') },
    deletedWith: by('user_id'),
    copy: { of: by('user_id'), with: ['at'] },
    aboutNobody: OF_THE_PROGRAMME,
  },
}
