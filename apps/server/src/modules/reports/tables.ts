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
  report_pages: {
    columns: {
      author_id: hidden.anonymised('who made it', 'others'),
      changed_by: hidden.anonymised('who changed it last', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  report_page_versions: {
    columns: { author_id: hidden.anonymised('who wrote it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  report_runs: {
    columns: { user_id: shown.deleted('who ran it') },
    deletedWith: by('user_id'),
    copy: { of: by('user_id'), with: ['at'] },
    aboutNobody: OF_THE_PROGRAMME,
  },
  report_schedules: {
    columns: { author_id: hidden.anonymised('who made it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  report_receivers: {
    columns: {
      schedule_id: hidden.deleted('which report, and when'),
      user_id: shown.deleted('to whom it is mailed'),
      stopped_at: shown.deleted('whether they have stopped it'),
      sent_at: shown.deleted('when it was last mailed'),
      failure: hidden.deleted('why it was not mailed'),
    },
    deletedWith: by('user_id'),
    copy: { of: by('user_id'), with: ['sent_at'] },
  },
}
