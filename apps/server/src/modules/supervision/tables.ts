import {
  by,
  hidden,
  OF_THE_SYSTEM,
  shown,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  supervision_handlings: {
    columns: {
      mentee_id: shown.deleted('about whom'),
      project_id: shown.deleted('the project'),
      reason: shown.deleted('what was seen to'),
      note: shown.deleted('what was noted'),
      by: hidden.kept('who saw to it', 'others'),
    },
    section: 'supervision',
    copy: { of: by('mentee_id'), with: ['since', 'until', 'at'] },
    deletedWith: by('mentee_id'),
    mentions: { location: 'project', texts: ['note'] },
  },
  supervision_weeks: { aboutNobody: OF_THE_SYSTEM },
}
